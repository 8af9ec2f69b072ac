/**
 * Loaded into a server under test before anything else (`node --import`). On SIGUSR2, offsets `Date` by the
 * milliseconds in CLOCK_FILE.
 */
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_FILE"] ?? "";
let offsetMs = 0;
const jump = () => {
  offsetMs = Number(readFileSync(file, "utf8"));
};
jump();
process.on("SIGUSR2", jump);

// Only the time of day: timers and `performance.now()` continue, as they do when a machine's clock is set.
const now = () => RealDate.now() + offsetMs;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
