import type { HearingView } from "@/lib/exam/hearing";
import type { HearingState } from "@/lib/exam/hearing-ledger";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import { callApi } from "@/lib/http/call";

const TIMEOUT_SECONDS = 8;

export const fetchSitting = (attemptId: string) => callApi<SittingView>(`/api/session/${attemptId}/sitting`);

export const actOnSitting = (attemptId: string, act: "begin" | "finish", part: Part) =>
  callApi<SittingView>(`/api/session/${attemptId}/sitting`, { act, part });

export const fetchHearing = (attemptId: string) => callApi<HearingView>(`/api/session/${attemptId}/hearing`);

/** How far a page has played; `token` identifies the page. */
export type PlaybackPosition = { token: string; positionMs: number };

/** Takes the playback over for this page. @param former the previous page's entry in this browser's journal */
export function takeOverPlayback(attemptId: string, token: string, former?: PlaybackPosition) {
  const body = { act: "hold", token, former };
  return callApi<HearingState>(`/api/session/${attemptId}/hearing`, body, { timeoutSeconds: TIMEOUT_SECONDS });
}

/** Reports how far this page has played; `release` is its final position. */
export function reportHearing(attemptId: string, act: "beat" | "release", position: PlaybackPosition) {
  const options = { timeoutSeconds: TIMEOUT_SECONDS, keepalive: act === "release" };
  return callApi<HearingState>(`/api/session/${attemptId}/hearing`, { act, ...position }, options);
}
