import type { HearingView } from "@/lib/exam/hearing";
import type { HearingState } from "@/lib/exam/hearing-ledger";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import { type CallResult, callApi } from "@/lib/http/call";

const TIMEOUT_SECONDS = 8;

export function readSitting(attemptId: string): Promise<CallResult<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`);
}

export function actOnSitting(attemptId: string, act: "begin" | "finish", part: Part): Promise<CallResult<SittingView>> {
  return callApi(`/api/session/${attemptId}/sitting`, { act, part });
}

export function readHearing(attemptId: string): Promise<CallResult<HearingView>> {
  return callApi(`/api/session/${attemptId}/hearing`);
}

/** How far a page has played; `token` identifies the page. */
export type PlaybackPosition = { token: string; positionMs: number };

/** Takes the playback over for this page. @param former the previous page's entry in this browser's journal */
export function takeOverHearing(
  attemptId: string,
  token: string,
  former?: PlaybackPosition,
): Promise<CallResult<HearingState>> {
  return callApi(
    `/api/session/${attemptId}/hearing`,
    { act: "hold", token, former },
    { timeoutSeconds: TIMEOUT_SECONDS },
  );
}

/** Reports how far this page has played; `release` is its final position. */
export function reportHearing(
  attemptId: string,
  act: "beat" | "release",
  position: PlaybackPosition,
): Promise<CallResult<HearingState>> {
  const options = { timeoutSeconds: TIMEOUT_SECONDS, keepalive: act === "release" };
  return callApi(`/api/session/${attemptId}/hearing`, { act, ...position }, options);
}
