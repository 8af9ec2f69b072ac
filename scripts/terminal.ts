import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export type Terminal = {
  isInteractive: boolean;
  /** `isHidden`: without echo. @throws Error when there are no more lines */
  ask(question: string, options?: { isHidden?: boolean }): Promise<string>;
  close(): void;
};

/** The process stays alive until the terminal is closed. */
export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY === true;
  let isMuted = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (isMuted) done();
      else process.stdout.write(chunk, () => done());
    },
  });
  const reader = createInterface({ input: process.stdin, output: echo, terminal: isInteractive });
  const lines = reader[Symbol.asyncIterator]();
  return {
    isInteractive,
    ask: async (question, { isHidden = false } = {}) => {
      process.stdout.write(`${question} `);
      isMuted = isHidden;
      const line = await lines.next();
      isMuted = false;
      if (isHidden || !isInteractive) process.stdout.write("\n");
      if (line.done) throw new Error("No answer: nothing was done.");
      return line.value;
    },
    close: () => reader.close(),
  };
}
