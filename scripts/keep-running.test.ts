import { describe, expect, it } from "vitest";
import { keepRunning, type Service } from "./keep-running.ts";

const MINUTE = 60_000;

/** A process that exits each time after it was started, and a record of output and actions. */
function scene(options: { ends: number; minutesBetween?: number; fails?: boolean }) {
  const lines: string[] = [];
  let starts = 0;
  let time = 0;
  let stop = () => {};
  const whenStopped = new Promise<"stopped">((done) => {
    stop = () => done("stopped");
  });
  const part: Service = {
    name: "The server",
    ended: async () => {
      time += (options.minutesBetween ?? 1) * MINUTE;
      if (starts < options.ends) return;
      stop();
      await new Promise(() => {});
    },
    startAgain: async () => {
      starts += 1;
      if (options.fails) throw new Error("no room");
    },
  };
  const quiet: Service = { name: "The database", ended: () => new Promise(() => {}), startAgain: async () => {} };
  const result = keepRunning([quiet, part], { whenStopped, say: (line) => lines.push(line), now: () => time });
  return { result, lines, starts: () => starts };
}

describe("a site whose server exits unexpectedly", () => {
  it("restarts it, reports this, and exits on request", async () => {
    const { result, lines, starts } = scene({ ends: 2 });
    expect(await result).toBe(true);
    expect(starts()).toBe(2);
    expect(lines[1]).toBe("The server exited unexpectedly: restarting (2 of 3 restarts within 10 minutes).");
  });

  it("exits with a message if that happens too often", async () => {
    const { result, lines, starts } = scene({ ends: 99 });
    expect(await result).toBe(false);
    expect(starts()).toBe(3);
    expect(lines.at(-1)).toBe("The server exited unexpectedly 4 times within 10 minutes: stopping the site.");
  });

  it("continues as long as it happens rarely", async () => {
    const { result, starts } = scene({ ends: 20, minutesBetween: 4 });
    expect(await result).toBe(true);
    expect(starts()).toBe(20);
  });

  it("exits with a message if the server cannot be started again", async () => {
    const { result, lines } = scene({ ends: 1, fails: true });
    expect(await result).toBe(false);
    expect(lines.at(-1)).toBe("The server could not be started again, so the site ends: no room");
  });
});

describe("a site whose database ends by itself", () => {
  /** A database on a disk that is full for some starts, and a stop once it runs again. */
  function fullDisk(failures: number) {
    const lines: string[] = [];
    const pauses: number[] = [];
    let starts = 0;
    let stop = () => {};
    const whenStopped = new Promise<"stopped">((done) => {
      stop = () => done("stopped");
    });
    const database: Service = {
      name: "The database",
      isAwaited: true,
      ended: async () => {
        if (starts <= failures) return;
        stop();
        await new Promise(() => {});
      },
      startAgain: async () => {
        starts += 1;
        if (starts <= failures) throw new Error("No space left on device");
      },
    };
    const server: Service = { name: "The server", ended: () => new Promise(() => {}), startAgain: async () => {} };
    const pause = async (milliseconds: number) => void pauses.push(milliseconds / 1000);
    const say = (line: string) => void lines.push(line);
    const run = () => keepRunning([server, database], { whenStopped, say, pause });
    return { run, stop, lines, pauses, starts: () => starts };
  }

  it("retries until the disk has room, and the server keeps running", async () => {
    const site = fullDisk(8);
    expect(await site.run()).toBe(true);
    expect(site.starts()).toBe(9);
    expect(site.pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30]);
    expect(site.lines[1]).toBe("The database could not be started, the next try follows: No space left on device");
  });

  it("exits at once if asked to stop while it retries", async () => {
    const site = fullDisk(Number.POSITIVE_INFINITY);
    const result = site.run();
    site.stop();
    expect(await result).toBe(true);
  });
});
