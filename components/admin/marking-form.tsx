"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useState } from "react";
import { DifferenceNotes, readNotes } from "@/components/admin/difference-notes";
import { FormErrors } from "@/components/admin/form-errors";
import { Button } from "@/components/ui/button";
import { type Entry, useSubmit } from "@/components/ui/use-submit";
import { markBlind, markWriting } from "@/lib/admin/actions";
import { CRITERION_NAMES, type CriteriaScores, mapCriteria, sumCriteria } from "@/lib/exam/criteria";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";
import type { ProposalSources } from "@/lib/writing/teacher-errors";

/** What a teacher corrects, with the form's two fields for texts. */
type MarkedText = {
  text: string;
  correctedText: string;
  sources: ProposalSources;
  /** Time of the teacher's marks shown with it; null if there are none. */
  seenMarkedAt: Date | null;
  correctedField: ReactNode;
  feedbackField: ReactNode;
};

type Props = {
  writingId: string;
  criteriaFields: ReactNode;
  /** Absent from blind marks. */
  marked?: MarkedText;
  /** Sum of the form's initial criteria; null while one is missing. */
  initialSum: number | null;
};

export function MarkingForm({ writingId, criteriaFields, marked, initialSum }: Props) {
  const t = useTranslations("admin.marking");
  const blind = useTranslations("admin.blind");
  const writing = useTranslations("writing.result");
  const isBlind = marked === undefined;
  const router = useRouter();
  const [sum, setSum] = useState(initialSum);
  const [typed, setTyped] = useState(marked?.correctedText ?? "");
  const correctedText = useDeferredValue(typed);
  const { submit, isBusy, summary } = useSubmit<{ ok: true } | { ok: false; message: string }>({
    send: async (entry) => {
      const criteria = toCriteria(entry);
      if (!criteria) return { ok: false, message: t("incomplete") };
      if (!marked) return markBlind({ writingId, criteria });
      const { feedback = "", correctedText: corrected = "" } = entry;
      const notes = readNotes({ text: marked.text, correctedText: corrected || marked.text }, entry);
      const { seenMarkedAt } = marked;
      return markWriting({ writingId, criteria, feedback, correctedText: corrected, notes, seenMarkedAt });
    },
    onDone: () => router.push("/admin/writings"),
    words: { failed: t("failed") },
  });
  return (
    <form
      method="post"
      onSubmit={submit}
      onChange={(event) => {
        const entry = Object.fromEntries(new FormData(event.currentTarget));
        const criteria = toCriteria(entry);
        setSum(criteria && sumCriteria(criteria));
        setTyped(String(entry["correctedText"] ?? ""));
      }}
      className="space-y-6"
    >
      <h2 className="text-xl">{isBlind ? blind("form") : t("title")}</h2>
      {criteriaFields}
      <p role="status" className="text-lg font-semibold">
        {sum === null
          ? t("sumLater")
          : `${t("sum", { score: sum, max: SECTION_MAX })}. ${writing(sum >= WRITING_PASS ? "sufficient" : "insufficient")}`}
      </p>
      {marked?.correctedField}
      {marked && (
        <DifferenceNotes
          text={marked.text}
          correctedText={correctedText.trim() === "" ? marked.text : correctedText}
          sources={marked.sources}
        />
      )}
      {marked?.feedbackField}
      <FormErrors summary={summary} />
      <Button type="submit" disabled={isBusy} className="w-full sm:w-auto">
        {isBusy ? t("sending") : isBlind ? blind("send") : t("send")}
      </Button>
    </form>
  );
}

function toCriteria(entry: Entry | Record<string, FormDataEntryValue>): CriteriaScores | null {
  if (CRITERION_NAMES.some((name) => entry[name] === undefined)) return null;
  return mapCriteria((name) => Number(entry[name]));
}
