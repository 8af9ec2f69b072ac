import type { HearingView } from "@/lib/exam/hearing";
import type { HearingState } from "@/lib/exam/hearing-ledger";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import { type CallAnswer, callApi } from "@/lib/http/call";

const CALL_SECONDS = 8;

export function readSitting(attemptId: string): Promise<CallAnswer<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`);
}

export function actOnSitting(attemptId: string, act: "begin" | "finish", part: Part): Promise<CallAnswer<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`, { act, part });
}

export function readHearing(attemptId: string): Promise<CallAnswer<HearingView>> {
  return callApi(`/api/session/${attemptId}/hearing`);
}

/** How far a page has played; `token` identifies the page. */
export type Heard = { token: string; positionMs: number };

/** Takes the playback over for this page. @param former the previous page's entry in this browser's journal */
export function holdHearing(attemptId: string, token: string, former?: Heard): Promise<CallAnswer<HearingState>> {
  return callApi(`/api/session/${attemptId}/hearing`, { act: "hold", token, former }, { timeoutSeconds: CALL_SECONDS });
}

/** Reports how far this page has played; `release` is its final position. */
export function reportHearing(
  attemptId: string,
  act: "beat" | "release",
  heard: Heard,
): Promise<CallAnswer<HearingState>> {
  const options = { timeoutSeconds: CALL_SECONDS, keepalive: act === "release" };
  return callApi(`/api/session/${attemptId}/hearing`, { act, ...heard }, options);
}
