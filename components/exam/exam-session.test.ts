import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ExamSession } from "@/components/exam/exam-session";
import { type CallResult, failureOf } from "@/lib/http/call";
import { ownJson } from "@/tests/support/own-response";

const OWNER = { id: "owner-id", email: "owner@example.it" };
const saved: CallResult<string> = { ok: true, data: "saved" };

/** The user that `GET /api/user` names, or the status of its refusal; null: no response. */
let present: { id: string; email: string } | number | null;

beforeEach(() => {
  present = OWNER;
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/api/user");
    if (present === null) throw new TypeError("no network");
    return typeof present === "number" ? ownJson({}, { status: present }) : ownJson(present);
  });
});
afterEach(() => void vi.unstubAllGlobals());

function makeSession() {
  const onBack = vi.fn();
  const session = new ExamSession(OWNER, onBack);
  return { session, onBack };
}

describe("a lost session", () => {
  it("shows the sign-in after the first refusal, and sends nothing more", async () => {
    const { session } = makeSession();
    await session.call(async () => failureOf(401));
    expect(session.getView()).toEqual({ isLost: true, isAsking: true, other: null });
    const send = vi.fn();
    expect(await session.call(send)).toMatchObject({ ok: false, status: 401 });
    expect(send).not.toHaveBeenCalled();
  });

  it("keeps the answers only in the page if it was ended, until its owner is back", async () => {
    const { session } = makeSession();
    await session.call(async () => failureOf(401));
    expect(session.mayStore).toBe(true);
    const { session: ended } = makeSession();
    await ended.call(async () => ({ ...failureOf(401), reason: "session_ended" }));
    expect(ended.mayStore).toBe(false);
    expect(await ended.check()).toBe("owner");
    expect(ended.mayStore).toBe(true);
    present = { id: "another", email: "another@example.it" };
    await ended.check();
    expect(ended.mayStore).toBe(false);
  });

  it("resumes an interrupted action once its owner has signed in again", async () => {
    const { session, onBack } = makeSession();
    const send = vi
      .fn<() => Promise<CallResult<string>>>()
      .mockResolvedValueOnce(failureOf(401))
      .mockResolvedValue(saved);
    const act = session.callWithSignIn(send);
    await vi.waitFor(() => expect(session.getView().isAsking).toBe(true));
    expect(await session.check()).toBe("owner");
    expect(await act).toEqual(saved);
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(session.getView()).toEqual({ isLost: false, isAsking: false, other: null });
  });

  it("cancels an interrupted action when the learner closes the sign-in, and can show the sign-in again", async () => {
    const { session } = makeSession();
    const act = session.callWithSignIn(async () => failureOf(401));
    await vi.waitFor(() => expect(session.getView().isAsking).toBe(true));
    session.cancelSignIn();
    expect(await act).toMatchObject({ status: 401 });
    expect(session.getView()).toMatchObject({ isLost: true, isAsking: false });
    void session.askForSignIn();
    expect(session.getView().isAsking).toBe(true);
  });

  it("stays lost when another user signs in: the page names that user and sends nothing", async () => {
    const { session, onBack } = makeSession();
    await session.call(async () => failureOf(401));
    present = { id: "other-id", email: "other@example.it" };
    expect(await session.check()).toBe("other");
    expect(session.getView()).toEqual({ isLost: true, isAsking: true, other: "other@example.it" });
    const send = vi.fn();
    await session.call(send);
    expect(send).not.toHaveBeenCalled();
    expect(onBack).not.toHaveBeenCalled();
  });

  it.each([
    [401, "nobody"],
    [503, "unknown"],
    [null, "unknown"],
  ] as const)("stays lost while the server answers %s about the user", async (answer, presence) => {
    const { session } = makeSession();
    await session.call(async () => failureOf(401));
    present = answer;
    expect(await session.check()).toBe(presence);
    expect(session.getView().isLost).toBe(true);
  });
});

describe("an attempt that the server does not find", () => {
  it("means a lost session if another account has signed in meanwhile", async () => {
    const { session } = makeSession();
    present = { id: "other-id", email: "other@example.it" };
    expect(await session.call(async () => failureOf(404))).toMatchObject({ status: 401 });
    expect(session.getView()).toEqual({ isLost: true, isAsking: true, other: "other@example.it" });
  });

  it("does not exist if its owner is signed in", async () => {
    const { session } = makeSession();
    expect(await session.call(async () => failureOf(404))).toMatchObject({ status: 404 });
    expect(session.getView().isLost).toBe(false);
  });
});

it("other responses pass unchanged", async () => {
  const { session } = makeSession();
  expect(await session.call(async () => saved)).toEqual(saved);
  expect(await session.callWithSignIn(async () => failureOf(500))).toMatchObject({ status: 500 });
  expect(session.getView().isLost).toBe(false);
});
