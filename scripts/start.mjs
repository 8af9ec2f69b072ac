/** `npm start`, first half: runs on the machine's Node (20.19 or newer), start.ts then on the project's own. */
import { fileURLToPath } from "node:url";
import { ensurePortFree, loadEnvFiles, readAddress } from "./address.mjs";
import { install } from "./install.mjs";
import { handOver, reportFailure } from "./step.mjs";

try {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  loadEnvFiles();
  await ensurePortFree(readAddress());
  await install();
  handOver(["scripts/start.ts", ...process.argv.slice(2)]);
} catch (error) {
  reportFailure(error);
}
