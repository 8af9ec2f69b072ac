import { describe, expect, it } from "vitest";
import { type CallResult, failureOf } from "@/lib/http/call";
import { Outbox } from "./outbox";
import { TYPED_TIMES } from "./rehearsal-progress";

const SAVED: CallResult = { ok: true, data: null };
const answer = (line: string, durationMs = 1000) => ({ attempt: 1, line, measures: { ...TYPED_TIMES, durationMs } });

/** An outbox whose calls the test responds to; without a response they are saved. */
function makeOutbox(respond: (call: string) => Promise<CallResult> | CallResult = () => SAVED) {
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    return respond(name);
  };
  const outbox = new Outbox({
    choose: (topicId) => call(topicId),
    save: ({ line, measures }) => call(`${line} ${measures.durationMs}`),
  });
  return { outbox, calls };
}

describe("what the server has not confirmed", () => {
  it("is sent in its order, once", async () => {
    const { outbox, calls } = makeOutbox();
    outbox.add(answer("opening"));
    outbox.addChoice("un-guasto");
    outbox.add(answer("own1"));
    expect([await outbox.send(), await outbox.send()]).toEqual([true, true]);
    expect(calls).toEqual(["un-guasto", "opening 1000", "own1 1000"]);
  });

  it("waits for one call only where no data comes, and is sent with the next answer", async () => {
    let isReached = false;
    const { outbox, calls } = makeOutbox(() => (isReached ? SAVED : failureOf(0)));
    for (const line of ["who", "where", "since-when"]) outbox.add(answer(line));
    expect(await outbox.send()).toBe(false);
    expect(calls).toEqual(["who 1000"]);
    isReached = true;
    outbox.add(answer("occupation"));
    expect(await outbox.send()).toBe(true);
    expect(calls.slice(1)).toEqual(["who 1000", "where 1000", "since-when 1000", "occupation 1000"]);
  });

  it("asks for nothing twice at a time, and takes along what comes meanwhile", async () => {
    const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<CallResult>()];
    const { outbox, calls } = makeOutbox((call) => {
      begun.resolve();
      return call === "who 1000" ? first.promise : SAVED;
    });
    outbox.add(answer("who"));
    const sent = [outbox.send()];
    await begun.promise;
    outbox.add(answer("who", 2000));
    outbox.add(answer("where"));
    sent.push(outbox.send());
    expect(calls).toEqual(["who 1000"]);
    first.resolve(SAVED);
    expect(await Promise.all(sent)).toEqual([true, true]);
    expect(calls).toEqual(["who 1000", "who 2000", "where 1000"]);
  });

  it("keeps a refused answer without holding up the others", async () => {
    const { outbox, calls } = makeOutbox((call) => (call === "who 1000" ? failureOf(404) : SAVED));
    outbox.add(answer("who"));
    outbox.add(answer("where"));
    expect([await outbox.send(), await outbox.send()]).toEqual([false, false]);
    expect(calls).toEqual(["who 1000", "where 1000", "who 1000"]);
  });
});
