import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const PROGRAM = `
import { run, terminateRunning } from "./scripts/step.mjs";
const endless = run(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
terminateRunning();
await endless;
const { code } = await run(process.execPath, ["--eval", "console.log('started')"]);
console.log(code);
`;

it("a program that ends starts no further one", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await once(child, "close");
  expect(output).toBe("130\n");
});
