import type { HearingView } from "@/lib/exam/hearing";
import type { HearingState } from "@/lib/exam/hearing-ledger";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import { type CallAnswer, callApi } from "@/lib/http/call";

const CALL_SECONDS = 8;

/** Where the sitting stands. */
export function readSitting(attemptId: string): Promise<CallAnswer<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`);
}

/** Begins a part, or hands it in. */
export function actOnSitting(attemptId: string, act: "begin" | "finish", part: Part): Promise<CallAnswer<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`, { act, part });
}

/** What will be heard, step by step. */
export function readHearing(attemptId: string): Promise<CallAnswer<HearingView>> {
  return callApi(`/api/session/${attemptId}/hearing`);
}

/** How far a page has played; `token` is the page's own. */
export type Heard = { token: string; positionMs: number };

/** Takes the hearing over for this page. @param former what this browser's journal says of the page before */
export function holdHearing(attemptId: string, token: string, former?: Heard): Promise<CallAnswer<HearingState>> {
  return callApi(`/api/session/${attemptId}/hearing`, { act: "hold", token, former }, { timeoutSeconds: CALL_SECONDS });
}

/** Reports how far this page has played, or as its last words where it stopped. */
export function reportHearing(
  attemptId: string,
  act: "beat" | "release",
  heard: Heard,
): Promise<CallAnswer<HearingState>> {
  const options = { timeoutSeconds: CALL_SECONDS, keepalive: act === "release" };
  return callApi(`/api/session/${attemptId}/hearing`, { act, ...heard }, options);
}
