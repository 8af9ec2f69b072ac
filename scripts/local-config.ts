import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({ NEXTAUTH_SECRET: z.string().min(32) });

/** Reads DATA_DIR/config.json, or creates it with new secrets. @throws Error with a message when it is damaged */
export function localConfig(dataDir: string): z.infer<typeof schema> {
  const path = join(dataDir, "config.json");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const fresh = { NEXTAUTH_SECRET: randomBytes(48).toString("base64url") };
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
    return fresh;
  }
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path} is damaged: delete it and a new one will be created (everyone has to sign in again).`, {
      cause,
    });
  }
}
