/** `npm run bench -- NAME` runs one of the measurements of this folder: `site` (the default), `capacity`, `school` or `verdict`. */
import { argv, exit } from "node:process";

const [, , chosen = "site"] = argv;

if (chosen === "site") await import("@/tests/bench/bench");
else if (chosen === "capacity") await import("@/tests/bench/capacity");
else if (chosen === "school") await import("@/tests/bench/school");
else if (chosen === "verdict") await import("@/tests/bench/verdict");
else {
  console.error(
    "Say which: npm run bench -- site, npm run bench -- capacity, npm run bench -- school, or npm run bench -- verdict.",
  );
  exit(1);
}
