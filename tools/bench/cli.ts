/** `npm run bench -- NAME` runs one of the measurements of this folder. */
import { argv, exit } from "node:process";

const [, , chosen = "site"] = argv;

if (chosen === "site") await import("@/tools/bench/bench");
else if (chosen === "capacity") await import("@/tools/bench/capacity");
else if (chosen === "plans") await import("@/tools/bench/plans");
else if (chosen === "recovery") await import("@/tools/bench/recovery-time");
else if (chosen === "verdict") await import("@/tools/bench/verdict");
else {
  console.error("Usage: npm run bench -- site, capacity, plans, recovery or verdict.");
  exit(1);
}
