/** `npm run bench -- NAME` runs one of the measurements of this folder: `site` (the default) or `school`. */
import { argv, exit } from "node:process";

const [, , chosen = "site"] = argv;

if (chosen === "site") await import("@/tests/bench/bench");
else if (chosen === "school") await import("@/tests/bench/school");
else {
  console.error("Say which: npm run bench -- site, or npm run bench -- school.");
  exit(1);
}
