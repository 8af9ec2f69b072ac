import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { call, readSessionState } from "@/components/exam/calls";
import { useExam } from "@/components/exam/exam-context";
import { notify } from "@/components/ui/toaster";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";

type Answer =
  | { status: "done"; correctionResult: WritingResult }
  | { status: "pending"; spelling?: SpellingFinding[]; correctionResult?: undefined };

type Start = { result: WritingResult | null; spelling: SpellingFinding[] | null; isAiConfigured: boolean };

/** A correction may take a minute and a half; after that the page asks now and then. */
const CORRECTION_SECONDS = 100;
const POLL = { everyMs: 5000, times: 36 };

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
  const [pollsLeft, setPollsLeft] = useState(POLL.times);

  /** Looks at the server; true when the text is handed in. */
  const look = useCallback(async (): Promise<boolean> => {
    const outcome = await readSessionState<WritingResult | null>(store.attempt.id);
    const record = outcome.ok ? outcome.data.records.find(({ prova }) => prova === "scrittura") : undefined;
    if (!record?.locked) return false;
    store.lock("scrittura", record.correctedAt !== null, record.answers);
    setResult(record.correctionResult);
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
      if (start.isAiConfigured) notify({ title: t("error"), text: t("failed"), tone: "wrong" });
    }
    store.lock("scrittura", status === "done");
    setPollsLeft(POLL.times);
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
  const isPolling = isPending && start.isAiConfigured && pollsLeft > 0;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(() => {
      setPollsLeft((left) => left - 1);
      void look();
    }, POLL.everyMs);
    return () => clearInterval(timer);
  }, [isPolling, look]);

  return { result, spelling, hasFailed, isCorrecting, beganAt, isPolling, correct, isResultOpen, setResultOpen };
}
