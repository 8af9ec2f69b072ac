/** `npm run bench -- NAME` runs one of the measurements of this folder. */
import { argv, exit } from "node:process";

const [, , chosen = "site"] = argv;

if (chosen === "site") await import("@/tests/bench/bench");
else if (chosen === "capacity") await import("@/tests/bench/capacity");
else if (chosen === "plans") await import("@/tests/bench/plans");
else if (chosen === "recovery") await import("@/tests/bench/recovery-time");
else if (chosen === "school") await import("@/tests/bench/school");
else if (chosen === "verdict") await import("@/tests/bench/verdict");
else {
  console.error("Say which: npm run bench -- site, capacity, plans, recovery, school or verdict.");
  exit(1);
}
