/** Brotli copies of what browsers load, made once after the build: `lib/brotli-files.ts` has them sent. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Where the copies stand: in the folder that Next serves as `/_next/static`, each under its own address. */
const COPIES = ".next/static/brotli";

/** What is served from disk, by the address it is served at. */
const SERVED = [
  { folder: ".next/static", address: "_next/static" },
  { folder: "public", address: "" },
];

/** Texts and fonts that nothing has compressed yet; of a tiny one a copy saves nothing. */
const WORTH_IT = /\.(js|css|svg|txt|ttf|json|webmanifest)$/;
const LEAST_BYTES = 256;

/** Has headers of its own, which a copy at another address would not get. */
const NEVER = "sw.js";

const compress = promisify(brotliCompress);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name) && entry.name !== NEVER)
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Makes the copies anew, as small as brotli can. */
export async function compressFiles(): Promise<void> {
  rmSync(COPIES, { recursive: true, force: true });
  const copies = SERVED.flatMap(({ folder, address }) =>
    listFiles(folder).map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.byteLength < LEAST_BYTES) return;
      const copy = join(COPIES, address, `${file.slice(folder.length + 1)}.br`);
      const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, small);
    }),
  );
  await Promise.all(copies);
}
