"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, SelectField } from "@/components/ui/field";
import { ERROR_TYPES, type ErrorType, MAX_CHARS } from "@/lib/writing/error-kinds";
import {
  type Difference,
  listDifferences,
  type ProposalSources,
  proposeExplanation,
} from "@/lib/writing/teacher-errors";

type Texts = { text: string; correctedText: string };

/** What a teacher says of each difference, in the values of the form. */
export function readNotes({ text, correctedText }: Texts, entry: Record<string, string>) {
  return listDifferences(text, correctedText).flatMap((difference) => {
    const { start, corrected } = difference;
    const type = ERROR_TYPES.find((one) => one === entry[`type-${start}`]);
    const explanation = entry[`line-${start}`];
    return type === undefined || explanation === undefined ? [] : [{ start, corrected, type, explanation }];
  });
}

/** Kind and explanation of each difference between a text and its correction, as proposed and to be changed. */
export function DifferenceNotes({ text, correctedText, sources }: Texts & { sources: ProposalSources }) {
  const t = useTranslations("admin.marking");
  const differences = listDifferences(text, correctedText);
  return (
    <section className="space-y-4" aria-labelledby="differences">
      <h3 id="differences" className="text-lg">
        {t("differences", { count: differences.length })}
      </h3>
      <p className="text-sm text-ink-soft">{t("differencesHint")}</p>
      {ERROR_TYPES.map((type) => (
        <datalist key={type} id={`lines-${type}`}>
          {[...new Set(sources.lines.filter((line) => line.type === type).map(({ explanation }) => explanation))].map(
            (line) => (
              <option key={line} value={line} />
            ),
          )}
        </datalist>
      ))}
      {differences.map((difference) => (
        <DifferenceNote key={`${difference.start} ${difference.corrected}`} difference={difference} sources={sources} />
      ))}
    </section>
  );
}

function DifferenceNote({ difference, sources }: { difference: Difference; sources: ProposalSources }) {
  const t = useTranslations("admin.marking");
  const writing = useTranslations("writing");
  const say = useTranslations("writing.spelling.reasons");
  const [proposed] = useState(() => proposeExplanation(difference, sources, say));
  const [{ type, line }, setNote] = useState({ type: proposed.type, line: proposed.explanation });
  const { start, original, corrected } = difference;
  const change = (chosen: ErrorType) => {
    // An explanation that only names the kind changes with it.
    const isReadyMade = line === say(type) || line === proposed.explanation;
    setNote({
      type: chosen,
      line: isReadyMade ? (chosen === proposed.type ? proposed.explanation : say(chosen)) : line,
    });
  };
  return (
    <fieldset className="space-y-2 border-s-4 border-line ps-3">
      <legend lang="it" dir="ltr" className="font-semibold">
        <s className="text-ink-soft">{original}</s>
        <span> → </span>
        <span>{corrected || writing("result.removed")}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-[11rem_1fr]">
        <SelectField
          id={`type-${start}`}
          name={`type-${start}`}
          label={t("kind")}
          value={type}
          onChange={({ target }) => change(ERROR_TYPES.find((one) => one === target.value) ?? type)}
          options={ERROR_TYPES.map((one) => [one, writing(`errorTypes.${one}`)] as const)}
        />
        <Field
          id={`line-${start}`}
          name={`line-${start}`}
          label={t("explanation")}
          value={line}
          onChange={({ target }) => setNote({ type, line: target.value })}
          list={`lines-${type}`}
          required
          maxLength={MAX_CHARS.note}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
