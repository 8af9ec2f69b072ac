import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerSync, type SyncOptions } from "@/components/exam/answer-sync";
import type { SyncView } from "@/lib/exam/attempt-state";
import { type Answers, NOTHING_UNSAVED, recordChange, type Unsaved } from "@/lib/exam/merge";
import type { CallFailure } from "@/lib/http/call";

const failure = (status: number, message: string | null = null): CallFailure => ({
  ok: false,
  status,
  message,
  reason: null,
  fields: {},
});
const offline = failure(0);

/** A server with one section: like the real one, it refuses a revision that is not higher than its own. */
function makeServer(answers: Answers = {}) {
  const server = {
    record: { answers, revision: 0, locked: false },
    received: [] as { answers: Answers; revision: number }[],
    failure: null as CallFailure | null,
    send: async (sent: Answers, revision: number) => {
      server.received.push({ answers: sent, revision });
      if (server.failure) return server.failure;
      const { record } = server;
      if (record.locked || revision <= record.revision) return failure(409);
      server.record = { ...record, answers: { ...record.answers, ...sent }, revision };
      return { ok: true, data: { revision } } as const;
    },
  };
  return server;
}

function makeSync(server: ReturnType<typeof makeServer>, options: Partial<SyncOptions> = {}) {
  const seen: SyncView[] = [];
  const device = { draft: NOTHING_UNSAVED as Unsaved };
  const calls = { onLocked: vi.fn(), onTrouble: vi.fn() };
  const sync = new AnswerSync({
    record: server.record,
    unmergeable: [],
    send: server.send,
    read: async () => ({ ok: true, data: server.record }),
    store: (unsaved) => {
      device.draft = unsaved;
    },
    onChange: (view) => seen.push(view),
    ...calls,
    ...options,
  });
  return { sync, seen, device, ...calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page opened from an offline copy", () => {
  const record = { answers: { q_1: "A" }, revision: 3, locked: false };

  it("shows what the server has confirmed since, and saves with the next revision", async () => {
    const server = makeServer();
    server.record = { ...record, answers: { q_1: "B", q_2: "C" }, revision: 5 };
    const { sync } = makeSync(server, { record });
    sync.adopt({ answers: { q_1: "B", q_2: "C" }, revision: 5 });
    expect([sync.view.answers, sync.view.unsaved]).toEqual([{ q_1: "B", q_2: "C" }, []]);
    sync.change("q_3", "A");
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.received).toEqual([{ answers: { q_3: "A" }, revision: 6 }]);
  });

  it("keeps its own answers if they are as new, or if the section is handed in", () => {
    const { sync } = makeSync(makeServer(), { record });
    sync.adopt({ answers: { q_1: "C" }, revision: 3 });
    sync.lock();
    sync.adopt({ answers: { q_1: "C" }, revision: 9 });
    expect(sync.view.answers).toEqual({ q_1: "A" });
  });

  it("is notified each time the server confirms more", async () => {
    const onConfirmed = vi.fn();
    const { sync } = makeSync(makeServer(), { onConfirmed });
    sync.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(1000);
    expect(onConfirmed.mock.calls).toEqual([[{ answers: { q_1: "A" }, revision: 1 }]]);
  });
});

describe("saving answers", () => {
  it("saves once, shortly after the last of several changes", async () => {
    const server = makeServer();
    const { sync, device } = makeSync(server);
    sync.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(500);
    sync.change("q_1", "B");
    expect(device.draft.values).toEqual({ q_1: "B" });
    await vi.advanceTimersByTimeAsync(800);
    expect(server.received).toEqual([{ answers: { q_1: "B" }, revision: 1 }]);
    expect(sync.view.state).toBe("saved");
    expect(device.draft).toEqual(NOTHING_UNSAVED);
  });

  it("saves every few seconds while a learner types without a pause", async () => {
    const server = makeServer();
    const { sync } = makeSync(server);
    for (let letters = 1; letters <= 60; letters += 1) {
      sync.change("text", "a".repeat(letters));
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.received).toHaveLength(2);
    expect(server.record.answers["text"]?.length).toBeGreaterThan(45);
  });

  it("sends one request at a time, and afterwards saves what changed meanwhile", async () => {
    const server = makeServer();
    let answer: () => void = () => undefined;
    const { sync } = makeSync(server, {
      send: (answers, revision) =>
        new Promise((resolve) => {
          answer = () => resolve(server.send(answers, revision));
        }),
    });
    sync.change("q_1", "A");
    const flushed = sync.flush();
    sync.change("q_1", "C");
    sync.change("q_2", "B");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.received).toHaveLength(0);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    answer();
    expect(await flushed).toBe(true);
    expect(server.record).toMatchObject({ answers: { q_1: "C", q_2: "B" }, revision: 2 });
  });

  it("without unsaved answers takes over what another device saved, and hands in with its revision", async () => {
    const server = makeServer({ text: "sul telefono" });
    const { sync } = makeSync(server, { unmergeable: ["text"] });
    server.record = { answers: { text: "sul computer" }, revision: 6, locked: false };
    await sync.catchUp();
    expect(sync.view).toMatchObject({ answers: { text: "sul computer" }, state: "saved", theirs: null });
    expect(sync.revision).toBe(6);
  });

  it("does not retry a failed read of what other windows saved", async () => {
    const read = async () => offline;
    const { sync, onTrouble } = makeSync(makeServer(), { read });
    await sync.catchUp();
    expect(sync.view.state).toBe("idle");
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it("retries with growing pauses, reports the failure once, and loses nothing", async () => {
    const server = makeServer();
    server.failure = offline;
    const { sync, onTrouble, device } = makeSync(server);
    sync.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server.received.length).toBeGreaterThan(2);
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(sync.view.state).toBe("retrying");
    expect(device.draft.values).toEqual({ q_1: "A" });
    server.failure = null;
    sync.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record.answers).toEqual({ q_1: "A" });
    expect(sync.view.state).toBe("saved");
  });

  it.each([
    [401, "signedOut"],
    [403, "refused"],
  ] as const)("waits for the learner after a %i", async (status, state) => {
    const server = makeServer();
    server.failure = failure(status, "No.");
    const { sync, device } = makeSync(server);
    sync.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toHaveLength(1);
    expect(sync.view).toMatchObject({ state, message: "No." });
    expect(device.draft.values).toEqual({ q_1: "A" });
  });

  it("merges with answers saved from another window: its own changes win, all others are taken over", async () => {
    const server = makeServer();
    const { sync } = makeSync(server);
    server.record = { answers: { q_1: "C", q_2: "B" }, revision: 7, locked: false };
    sync.change("q_1", "A");
    expect(await sync.flush()).toBe(true);
    expect(server.record).toMatchObject({ answers: { q_1: "A", q_2: "B" }, revision: 8 });
    expect(sync.view.answers).toEqual({ q_1: "A", q_2: "B" });
  });

  it("in a sitting, drops changes made after the time is over, and sends no more requests", async () => {
    const server = makeServer();
    const { sync, seen, device, onTrouble } = makeSync(server);
    server.record = { answers: { q_1: "C" }, revision: 0, locked: false };
    server.failure = { ...failure(409), reason: "time_over" };
    sync.change("q_1", "A");
    expect(await sync.flush()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toHaveLength(1);
    expect(seen.at(-1)).toMatchObject({ answers: { q_1: "C" }, state: "saved" });
    expect(device.draft).toEqual(NOTHING_UNSAVED);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it("shows the correction if the section was corrected elsewhere", async () => {
    const server = makeServer();
    const { sync, onLocked, device } = makeSync(server);
    server.record = { answers: { q_1: "C" }, revision: 7, locked: true };
    sync.change("q_1", "A");
    await sync.flush();
    expect(onLocked).toHaveBeenCalledTimes(1);
    expect(sync.view.answers).toEqual({ q_1: "C" });
    expect(device.draft).toEqual(NOTHING_UNSAVED);
  });

  it("restores after a reload what the device had stored", async () => {
    const server = makeServer({ q_2: "B" });
    const { sync } = makeSync(server);
    sync.restore(recordChange(NOTHING_UNSAVED, {}, "q_1", "A"));
    expect(sync.view.answers).toEqual({ q_1: "A", q_2: "B" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record.answers).toEqual({ q_1: "A", q_2: "B" });
  });
});

describe("a device with newer answers on disk than the page started with", () => {
  const stale: Unsaved = { values: { q_1: "A" }, base: { q_1: "" } };

  function open(draft: Unsaved, options: Partial<SyncOptions> = {}) {
    const server = makeServer({ q_1: "B", text: "Ciao" });
    let tell: (found: Unsaved | null) => void = () => undefined;
    const made = makeSync(server, options);
    made.sync.restore(
      draft,
      new Promise((resolve) => {
        tell = resolve;
      }),
    );
    return { server, ...made, tell: (found: Unsaved | null) => tell(found) };
  }

  it("saves nothing before the disk has been read, and never saves an old answer over a newer one", async () => {
    const { server, sync, device, tell } = open(stale);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.received).toEqual([]);
    tell(NOTHING_UNSAVED);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.received).toEqual([]);
    expect(sync.view).toMatchObject({ answers: { q_1: "B" }, unsaved: [], state: "saved" });
    expect(device.draft).toEqual(NOTHING_UNSAVED);
  });

  it("saves the answers that the page started with if the disk has no others", async () => {
    const { server, tell } = open(stale);
    tell(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record.answers["q_1"]).toBe("A");
  });

  it("keeps changes made on the page meanwhile, and loses no character of a text", async () => {
    const found: Unsaved = { values: { q_2: "C", text: "Ciao Marco" }, base: { q_2: "", text: "Ciao" } };
    const { server, sync, tell } = open(NOTHING_UNSAVED, { unmergeable: ["text"] });
    sync.change("q_2", "A");
    sync.change("text", "Ciao!");
    const flushed = sync.flush();
    tell(found);
    expect(await flushed).toBe(true);
    expect(server.record.answers).toEqual({ q_1: "B", q_2: "A", text: "Ciao Marco!" });
  });

  it("shows none of the disk's answers once the section is handed in", async () => {
    const { server, sync, tell } = open(NOTHING_UNSAVED);
    sync.lock();
    tell(stale);
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.received, sync.view.answers["q_1"]]).toEqual([[], "B"]);
  });
});

describe("the save status", () => {
  it("is correct after a reload if the server already had the device's answers", async () => {
    const server = makeServer({ q_1: "A" });
    const { sync, device } = makeSync(server);
    sync.restore({ values: { q_1: "A" }, base: { q_1: "" } });
    expect(sync.view).toMatchObject({ state: "saved", answers: { q_1: "A" } });
    expect(device.draft).toEqual(NOTHING_UNSAVED);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toEqual([]);
  });

  it("is 'saved' only once the server has exactly what the page shows", async () => {
    const server = makeServer();
    const claims: { shown: Answers; stored: Answers }[] = [];
    const { sync } = makeSync(server, {
      onChange: ({ state, answers }) => {
        if (state === "saved") claims.push({ shown: answers, stored: server.record.answers });
      },
    });
    sync.change("q_1", "A");
    const flushed = sync.flush();
    sync.change("q_1", "B");
    await flushed;
    sync.change("q_1", "C");
    sync.change("q_1", "B");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(claims.length).toBeGreaterThan(1);
    for (const { shown, stored } of claims) expect(shown).toEqual(stored);
  });

  it("is never 'saved' for changes that came too late: a locked section shows what was handed in", () => {
    const server = makeServer({ text: "handed in" });
    const { sync } = makeSync(server);
    sync.change("text", "handed in, and more");
    sync.lock();
    expect(sync.view).toMatchObject({ state: "saved", answers: { text: "handed in" } });
  });

  it("is not 'saved' after a change while signed out", async () => {
    const server = makeServer();
    server.failure = failure(401);
    const { sync } = makeSync(server);
    sync.change("q_1", "A");
    await sync.flush();
    sync.change("q_1", "B");
    expect(sync.view.state).toBe("signedOut");
    server.failure = null;
    sync.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.view.state).toBe("saved");
    expect(server.record.answers).toEqual({ q_1: "B" });
  });
});

describe("a page restored by the browser", () => {
  it("is outdated if answers were saved or corrected since", async () => {
    const server = makeServer({ q_1: "A" });
    const first = server.record;
    const { sync } = makeSync(server);
    sync.change("q_1", "B");
    await sync.flush();
    expect(sync.isAsNewAs(first)).toBe(true);
    expect(sync.isAsNewAs({ ...server.record, revision: 9 })).toBe(false);
    expect(sync.isAsNewAs({ ...first, locked: true })).toBe(false);
    sync.lock();
    expect(sync.isAsNewAs({ ...first, locked: true })).toBe(true);
  });
});

describe("a text changed in two windows", () => {
  const conflict = async () => {
    const server = makeServer({ text: "old" });
    const made = makeSync(server, { unmergeable: ["text"] });
    server.record = { answers: { text: "theirs", option: "B" }, revision: 4, locked: false };
    made.sync.change("text", "mine");
    expect(await made.sync.flush()).toBe(false);
    return { server, ...made };
  };

  it("keeps both versions, and sends nothing until the learner chooses", async () => {
    const { server, sync, device } = await conflict();
    sync.change("text", "mine, longer");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.record.answers["text"]).toBe("theirs");
    expect(sync.view).toMatchObject({
      state: "conflict",
      answers: { text: "mine, longer" },
      theirs: { text: "theirs" },
    });
    expect(device.draft.values).toEqual({ text: "mine, longer" });
  });

  it("asks again after a reload", async () => {
    const { server, device } = await conflict();
    const again = makeSync(server, { unmergeable: ["text"] });
    again.sync.restore(device.draft);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.sync.view).toMatchObject({ state: "conflict", answers: { text: "mine" }, theirs: { text: "theirs" } });
    expect(server.record.answers["text"]).toBe("theirs");
  });

  it("keeps this window's version", async () => {
    const { server, sync } = await conflict();
    sync.resolveConflict("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.record).toMatchObject({ answers: { text: "mine" }, revision: 5 });
    expect(sync.view.state).toBe("saved");
  });

  it("keeps the other window's version", async () => {
    const { server, sync } = await conflict();
    sync.resolveConflict("theirs");
    await vi.advanceTimersByTimeAsync(0);
    expect(sync.view).toMatchObject({ state: "saved", answers: { text: "theirs", option: "B" }, theirs: null });
    expect(server.record.answers["text"]).toBe("theirs");
  });

  it("is no conflict if the server only has what this window sent before the response was lost", async () => {
    const server = makeServer();
    const { sync } = makeSync(server, { unmergeable: ["text"] });
    sync.change("text", "one");
    await sync.flush();
    server.failure = offline;
    sync.change("text", "one two");
    await sync.flush();
    server.failure = null;
    server.record = { ...server.record, answers: { text: "one two" }, revision: 2 };
    sync.change("text", "one two three");
    expect(await sync.flush()).toBe(true);
    expect(server.record.answers["text"]).toBe("one two three");
  });
});

describe("a response that does not prove a save", () => {
  it.each([
    ["an empty object", {}],
    ["a filter's object", { blocked: true }],
    ["an older revision", { revision: 3 }],
    ["a revision that is a text", { revision: "4" }],
    ["nothing", null],
  ])("(%s) keeps the answers on the device, and the same save is sent again", async (_what, data) => {
    const record = { answers: {}, revision: 3, locked: false };
    const server = makeServer();
    server.record = record;
    let isFiltered = true;
    const sent: number[] = [];
    const { sync, device, onTrouble } = makeSync(server, {
      record,
      send: async (answers, revision) => {
        sent.push(revision);
        return isFiltered ? ({ ok: true, data } as never) : server.send(answers, revision);
      },
    });
    sync.change("q_1", "A");
    await vi.advanceTimersByTimeAsync(1000);
    expect([sync.view.state, device.draft.values, sync.revision]).toEqual(["retrying", { q_1: "A" }, 3]);
    expect(onTrouble).toHaveBeenCalledOnce();
    isFiltered = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toEqual([4, 4]);
    expect([sync.view.state, device.draft, server.record.answers]).toEqual(["saved", NOTHING_UNSAVED, { q_1: "A" }]);
  });
});
