import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerKeeper, type KeeperOptions, type KeeperView } from "@/components/exam/answer-keeper";
import type { Failure } from "@/components/exam/calls";
import { type Answers, NOTHING_UNSAVED, noteChange, type Unsaved } from "@/lib/exam/merge";

const offline: Failure = { ok: false, status: 0, message: "" };

/** A server with one section: it refuses a sequence number that is not above its own, as the real one does. */
function makeServer(answers: Answers = {}) {
  const server = {
    record: { answers, revision: 0, locked: false },
    received: [] as { answers: Answers; revision: number }[],
    failure: null as Failure | null,
    send: async (sent: Answers, revision: number) => {
      server.received.push({ answers: sent, revision });
      if (server.failure) return server.failure;
      const { record } = server;
      if (record.locked || revision <= record.revision) return { ok: false, status: 409, message: "" } as const;
      server.record = { ...record, answers: { ...record.answers, ...sent }, revision };
      return { ok: true, data: { revision } } as const;
    },
  };
  return server;
}

function makeKeeper(server: ReturnType<typeof makeServer>, options: Partial<KeeperOptions> = {}) {
  const seen: KeeperView[] = [];
  const device = { kept: NOTHING_UNSAVED as Unsaved };
  const calls = { onLocked: vi.fn(), onTrouble: vi.fn() };
  const keeper = new AnswerKeeper({
    record: server.record,
    guarded: [],
    send: server.send,
    read: async () => ({ ok: true, data: server.record }),
    store: (unsaved) => {
      device.kept = unsaved;
    },
    onChange: (view) => seen.push(view),
    ...calls,
    ...options,
  });
  return { keeper, seen, device, ...calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("keeping the answers saved", () => {
  it("saves once, shortly after the last of several changes", async () => {
    const server = makeServer();
    const { keeper, device } = makeKeeper(server);
    keeper.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(500);
    keeper.change("q_1", "B");
    expect(device.kept.values).toEqual({ q_1: "B" });
    await vi.advanceTimersByTimeAsync(800);
    expect(server.received).toEqual([{ answers: { q_1: "B" }, revision: 1 }]);
    expect(keeper.view.state).toBe("saved");
    expect(device.kept).toEqual(NOTHING_UNSAVED);
  });

  it("has one request under way, and saves afterwards what changed meanwhile", async () => {
    const server = makeServer();
    let answer: () => void = () => undefined;
    const { keeper } = makeKeeper(server, {
      send: (answers, revision) =>
        new Promise((resolve) => {
          answer = () => resolve(server.send(answers, revision));
        }),
    });
    keeper.change("q_1", "A");
    const flushed = keeper.flush();
    keeper.change("q_1", "C");
    keeper.change("q_2", "B");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.received).toHaveLength(0);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    answer();
    expect(await flushed).toBe(true);
    expect(server.record).toMatchObject({ answers: { q_1: "C", q_2: "B" }, revision: 2 });
  });

  it("tries again with growing pauses, says so once, and loses nothing", async () => {
    const server = makeServer();
    server.failure = offline;
    const { keeper, onTrouble, device } = makeKeeper(server);
    keeper.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.received.length).toBeGreaterThan(2);
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(keeper.view.state).toBe("retrying");
    expect(device.kept.values).toEqual({ q_1: "A" });
    server.failure = null;
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record.answers).toEqual({ q_1: "A" });
    expect(keeper.view.state).toBe("saved");
  });

  it.each([
    [401, "signedOut"],
    [403, "refused"],
  ] as const)("after %i waits for the learner", async (status, state) => {
    const server = makeServer();
    server.failure = { ok: false, status, message: "No." };
    const { keeper, device } = makeKeeper(server);
    keeper.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toHaveLength(1);
    expect(keeper.view).toMatchObject({ state, message: "No." });
    expect(device.kept.values).toEqual({ q_1: "A" });
  });

  it("merges with answers saved from another window: its own change wins, the rest is taken over", async () => {
    const server = makeServer();
    const { keeper } = makeKeeper(server);
    server.record = { answers: { q_1: "C", q_2: "B" }, revision: 7, locked: false };
    keeper.change("q_1", "A");
    expect(await keeper.flush()).toBe(true);
    expect(server.record).toMatchObject({ answers: { q_1: "A", q_2: "B" }, revision: 8 });
    expect(keeper.view.answers).toEqual({ q_1: "A", q_2: "B" });
  });

  it("shows the correction when the section was corrected elsewhere", async () => {
    const server = makeServer();
    const { keeper, onLocked, device } = makeKeeper(server);
    server.record = { answers: { q_1: "C" }, revision: 7, locked: true };
    keeper.change("q_1", "A");
    await keeper.flush();
    expect(onLocked).toHaveBeenCalledTimes(1);
    expect(keeper.view.answers).toEqual({ q_1: "C" });
    expect(device.kept).toEqual(NOTHING_UNSAVED);
  });

  it("takes up after a reload what the device had kept", async () => {
    const server = makeServer({ q_2: "B" });
    const { keeper } = makeKeeper(server);
    keeper.restore(noteChange(NOTHING_UNSAVED, {}, "q_1", "A"));
    expect(keeper.view.answers).toEqual({ q_1: "A", q_2: "B" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record.answers).toEqual({ q_1: "A", q_2: "B" });
  });
});

describe("a text changed in two windows", () => {
  const clash = async () => {
    const server = makeServer({ text: "old" });
    const made = makeKeeper(server, { guarded: ["text"] });
    server.record = { answers: { text: "theirs", option: "B" }, revision: 4, locked: false };
    made.keeper.change("text", "mine");
    expect(await made.keeper.flush()).toBe(false);
    return { server, ...made };
  };

  it("is kept in both versions, and nothing is sent, until the learner chooses", async () => {
    const { server, keeper, device } = await clash();
    keeper.change("text", "mine, longer");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.record.answers["text"]).toBe("theirs");
    expect(keeper.view).toMatchObject({
      state: "clash",
      answers: { text: "mine, longer" },
      theirs: { text: "theirs" },
    });
    expect(device.kept.values).toEqual({ text: "mine, longer" });
  });

  it("is asked again after a reload", async () => {
    const { server, device } = await clash();
    const again = makeKeeper(server, { guarded: ["text"] });
    again.keeper.restore(device.kept);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.keeper.view).toMatchObject({ state: "clash", answers: { text: "mine" }, theirs: { text: "theirs" } });
    expect(server.record.answers["text"]).toBe("theirs");
  });

  it("keeps this one", async () => {
    const { server, keeper } = await clash();
    keeper.settle("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record).toMatchObject({ answers: { text: "mine" }, revision: 5 });
    expect(keeper.view.state).toBe("saved");
  });

  it("keeps the other one", async () => {
    const { server, keeper } = await clash();
    keeper.settle("theirs");
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.view).toMatchObject({ state: "saved", answers: { text: "theirs", option: "B" }, theirs: null });
    expect(server.record.answers["text"]).toBe("theirs");
  });

  it("is no clash when the server only has what this window sent before the answer was lost", async () => {
    const server = makeServer();
    const { keeper } = makeKeeper(server, { guarded: ["text"] });
    keeper.change("text", "one");
    await keeper.flush();
    server.failure = offline;
    keeper.change("text", "one two");
    await keeper.flush();
    server.failure = null;
    server.record = { ...server.record, answers: { text: "one two" }, revision: 2 };
    keeper.change("text", "one two three");
    expect(await keeper.flush()).toBe(true);
    expect(server.record.answers["text"]).toBe("one two three");
  });
});
