"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormErrors } from "@/components/admin/form-errors";
import { Button } from "@/components/ui/button";
import { type Entry, useSubmit } from "@/components/ui/use-submit";
import { markBlind, markWriting } from "@/lib/admin/actions";
import { CRITERION_NAMES, type CriteriaScores, mapCriteria, sumCriteria } from "@/lib/exam/criteria";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";

type Props = {
  writingId: string;
  criteriaFields: ReactNode;
  textFields?: ReactNode;
  /** Sum of the form's initial criteria; null while one is missing. */
  initialSum: number | null;
};

export function MarkingForm({ writingId, criteriaFields, textFields, initialSum }: Props) {
  const t = useTranslations("admin.marking");
  const blind = useTranslations("admin.blind");
  const writing = useTranslations("writing.result");
  const isBlind = textFields === undefined;
  const router = useRouter();
  const [sum, setSum] = useState(initialSum);
  const { submit, isBusy, summary } = useSubmit<{ ok: true } | { ok: false; message: string }>({
    send: async (entry) => {
      const criteria = toCriteria(entry);
      if (!criteria) return { ok: false, message: t("incomplete") };
      if (isBlind) return markBlind({ writingId, criteria });
      const { feedback = "", correctedText = "" } = entry;
      return markWriting({ writingId, criteria, feedback, correctedText });
    },
    onDone: () => router.push("/admin/writings"),
    words: { failed: t("failed") },
  });
  return (
    <form
      method="post"
      onSubmit={submit}
      onChange={(event) => {
        const criteria = toCriteria(Object.fromEntries(new FormData(event.currentTarget)));
        setSum(criteria && sumCriteria(criteria));
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
      {textFields}
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
