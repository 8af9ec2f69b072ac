import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { chosenModeOf } from "@/lib/exam/mode";
import { requireKeysOpen } from "@/lib/exam/queries";
import { questionsResult, type RecordView, toRecordView } from "@/lib/exam/record";
import { QUESTION_SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import { withContrasts } from "@/lib/writing/contrasts";
import { type AttemptWithWriting, getAttemptWithWriting, type PendingMarking } from "@/lib/writing/queries";
import type { WritingResult } from "@/lib/writing/schema";

/** `wait` is null once there are marks. */
export type WritingRecord = RecordView<WritingResult> & { wait: PendingMarking | null };

/** The writing section as the exam screen and the session state show it; error notes in `locale`. */
export function toWritingRecord({ attempt, handedIn }: AttemptWithWriting, locale: string): WritingRecord {
  const result = handedIn?.result ? withContrasts(handedIn.result, locale) : null;
  return { ...toRecordView(attempt, WRITING_SECTION, result), wait: handedIn?.wait ?? null };
}

/**
 * `GET /api/session-state/{attemptId}`. Times are ISO strings.
 * @throws AppError not_found, conflict (attempt_set_aside if it was set aside before its end, exam_mode)
 */
export async function readSessionState(account: Account, attemptId: string, locale: string) {
  const whole = await getAttemptWithWriting(account, attemptId);
  const { attempt } = whole;
  if (attempt.setAsideAt && attempt.status === "active")
    throw new AppError("conflict", "attempt set aside", { reason: "attempt_set_aside" });
  await requireKeysOpen(account, attempt);
  return {
    session: {
      id: attempt.id,
      simulationId: attempt.simulationId,
      status: attempt.status,
      mode: chosenModeOf(attempt),
      extraTime: attempt.extraTime,
      startedAt: attempt.startedAt.toISOString(),
      endTime: attempt.closedAt?.toISOString() ?? null,
    },
    records: [
      ...QUESTION_SECTIONS.map((section) => toRecordView(attempt, section, questionsResult(attempt, section, locale))),
      toWritingRecord(whole, locale),
    ],
  };
}
