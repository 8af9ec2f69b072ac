import { CHANGED_DETAILS, LABELLED_DETAILS } from "@/lib/accounts/audit";
import { parseQuestionName } from "@/lib/exam/question-name";
import type { QuestionSection } from "@/lib/exam/sections";

/** Recorded words with a label of their own: `admin.audit.values`. */
const VALUES = { what: CHANGED_DETAILS, status: ["active", "closed"], access: ["expired"] } as const;

type ValueKey = {
  [Name in keyof typeof VALUES]: `values.${Name}.${(typeof VALUES)[Name][number]}`;
}[keyof typeof VALUES];

type ShownValue =
  | { as: "label"; key: ValueKey | "yes" | "no" }
  | { as: "moment"; at: Date }
  | { as: "question"; section: QuestionSection; id: number }
  | { as: "mail" | "filters" | "text"; text: string };

/** The page that an id in the details links to, with its message key in `admin.audit`; null for all other details. */
export function findDetailLink(name: string, value: string | number | boolean) {
  if (name === "batchId") return { href: `/admin/gift-codes/${value}`, key: "openBatch" } as const;
  if (name === "writingId") return { href: `/admin/writings/${value}`, key: "openWriting" } as const;
  return null;
}

/** The label of a detail; null for an internal id and for a name from an older build. */
export const findDetailLabel = (name: string) => LABELLED_DETAILS.find((one) => one === name) ?? null;

/** A recorded value as the audit log shows it; null for an internal word without a label, from an older build. */
export function toShownValue(name: string, value: string | number | boolean): ShownValue | null {
  if (typeof value === "boolean") return { as: "label", key: value ? "yes" : "no" };
  const text = String(value);
  if (name === "mail") return { as: "mail", text };
  if (name === "filter") return { as: "filters", text };
  if (name === "expiresAt" || name === "sentBefore") return { as: "moment", at: new Date(text) };
  if (name === "question") {
    const question = parseQuestionName(text);
    return question && { as: "question", section: question.section, id: question.questionId };
  }
  const words: readonly string[] | undefined = Object.entries(VALUES).find(([of]) => of === name)?.[1];
  if (!words) return { as: "text", text };
  return words.includes(text) ? { as: "label", key: `values.${name}.${text}` as ValueKey } : null;
}
