/** An S3 store that checks signatures (s3rver), with one bucket, in a separate folder. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "recordings";

export type Store = {
  /** The site's settings for it. */
  env: Record<string, string>;
  /** Deletes all recordings. */
  empty(): void;
  /** May be called again. */
  stop(): Promise<void>;
};

/** Listens on a free port of this machine. */
export async function startStore(): Promise<Store> {
  const directory = mkdtempSync(join(tmpdir(), "cils-store-"));
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  const bucket = join(directory, BUCKET);
  const stop = async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return {
    env: {
      AUDIO_STORE_URL: `http://127.0.0.1:${port}/${BUCKET}`,
      AUDIO_STORE_KEY_ID: "S3RVER",
      AUDIO_STORE_SECRET: "S3RVER",
    },
    empty: () => {
      rmSync(bucket, { recursive: true });
      mkdirSync(bucket);
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
