import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { call, readSessionState } from "@/components/exam/calls";
import { useExam } from "@/components/exam/exam-context";
import { notify } from "@/components/ui/toaster";
import type { AiWait } from "@/lib/writing/queries";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

type Answer =
  | { status: "done"; correctionResult: WritingResult }
  | { status: "pending"; spelling?: SpellingFinding[]; wait?: AiWait | null; correctionResult?: undefined };

type Start = {
  result: WritingResult | null;
  spelling: SpellingFinding[] | null;
  wait: AiWait | null;
  isAiConfigured: boolean;
};

/** The server answers within this time, with a result or without; then the page looks often at first and seldom later. */
const CORRECTION_SECONDS = 100;
const LOOK = { everyMs: 5000, times: 36, laterEveryMs: 30_000 };

/** Has the writing corrected and follows what becomes of it, whatever section is on the screen. */
export function useWritingCorrection(start: Start) {
  const t = useTranslations("writing");
  const { store, state } = useExam();
  const { isLocked, isCorrecting } = state.scrittura;
  const [result, setResult] = useState(start.result);
  const [spelling, setSpelling] = useState(start.spelling);
  const [hasFailed, setFailed] = useState(false);
  const [isResultOpen, setResultOpen] = useState(false);
  const [beganAt, setBeganAt] = useState(0);
  const [wait, setWait] = useState(start.wait);
  const [looks, setLooks] = useState(0);

  /** Looks at the server; true when the text is handed in. */
  const look = useCallback(async (): Promise<boolean> => {
    const outcome = await readSessionState<WritingResult | null, { wait?: AiWait | null }>(store.attempt.id);
    const record = outcome.ok ? outcome.data.records.find(({ prova }) => prova === "scrittura") : undefined;
    if (!record?.locked) return false;
    store.lock("scrittura", record.correctedAt !== null, record.answers);
    setResult(record.correctionResult);
    setWait(record.wait ?? null);
    return true;
  }, [store]);

  const handIn = async (): Promise<void> => {
    const fail = (text: string) => {
      setFailed(true);
      notify({ title: t("error"), text, tone: "wrong" });
    };
    if (!(await store.flush("scrittura"))) return fail(t("notSaved"));
    const { text = "", option } = store.getState().scrittura.answers;
    const outcome = await call<Answer>(`/api/correggi/${store.attempt.id}/scrittura`, {
      body: { text, ...(option ? { option } : {}) },
      timeoutSeconds: CORRECTION_SECONDS,
    });
    if (!outcome.ok) {
      // The text may have arrived although the answer did not.
      if (!(await look())) fail(t("failed"));
      return;
    }
    const { status, correctionResult } = outcome.data;
    if (outcome.data.status === "pending") {
      setSpelling(outcome.data.spelling ?? []);
      setWait(outcome.data.wait ?? null);
    }
    store.lock("scrittura", status === "done");
    setLooks(0);
    if (correctionResult) {
      setResult(correctionResult);
      setResultOpen(true);
    }
  };

  const correct = async () => {
    setFailed(false);
    setBeganAt(Date.now());
    store.setCorrecting("scrittura", true);
    await handIn();
    store.setCorrecting("scrittura", false);
  };

  const isPending = isLocked && !result && !isCorrecting;
  const isFollowing = isPending && start.isAiConfigured && !wait?.needsTeacher;
  const everyMs = looks < LOOK.times ? LOOK.everyMs : LOOK.laterEveryMs;
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setInterval(() => {
      setLooks((count) => count + 1);
      void look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isFollowing, everyMs, look]);

  return { result, spelling, wait, hasFailed, isCorrecting, beganAt, correct, isResultOpen, setResultOpen };
}
