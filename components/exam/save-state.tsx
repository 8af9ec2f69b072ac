"use client";

import { useTranslations } from "next-intl";
import type { AttemptState } from "@/components/exam/attempt-store";
import { useExam } from "@/components/exam/exam-context";

type Word = "saving" | "saved" | "retrying" | "notSaved" | null;

/** The state of saving, quietly, for the whole attempt: the worst of its sections. */
export function SaveState() {
  const t = useTranslations("exam.save");
  const word = toWord(useExam().state);
  return (
    <p role="status" className={word === "retrying" || word === "notSaved" ? "text-careful" : "text-ink-soft"}>
      {word && t(word)}
    </p>
  );
}

function toWord(attempt: AttemptState): Word {
  const states = Object.values(attempt).map(({ state }) => state);
  const has = (...wanted: typeof states) => states.some((state) => wanted.includes(state));
  if (has("signedOut", "refused", "clash")) return "notSaved";
  if (has("retrying")) return "retrying";
  if (has("saving")) return "saving";
  return has("saved") ? "saved" : null;
}
