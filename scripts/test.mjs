/** `npm test`, first half: runs on the machine's Node (20.19 or newer), test.ts then on the project's own. */
import { fileURLToPath } from "node:url";
import { install } from "./install.mjs";
import { handOver, reportFailure } from "./step.mjs";

try {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  await install();
  handOver(["scripts/test.ts", ...process.argv.slice(2)]);
} catch (error) {
  reportFailure(error);
  console.log("0 passed, 1 failed");
}
