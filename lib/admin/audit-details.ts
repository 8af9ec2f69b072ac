import { CHANGED_DETAILS, LABELLED_DETAILS } from "@/lib/accounts/audit";

/** Recorded words with a label of their own: `admin.audit.values`. */
const VALUES = { what: CHANGED_DETAILS, status: ["active", "closed"], access: ["expired"] } as const;

type ValueKey = {
  [Name in keyof typeof VALUES]: `values.${Name}.${(typeof VALUES)[Name][number]}`;
}[keyof typeof VALUES];

type ShownValue =
  | { as: "label"; key: ValueKey | "yes" | "no" }
  | { as: "moment"; at: Date }
  | { as: "mail" | "filters" | "text"; text: string };

/** The label of a detail, or null for an id that only the program reads, and for a name from an older build. */
export const findDetailLabel = (name: string) => LABELLED_DETAILS.find((one) => one === name) ?? null;

/** How the audit log shows a recorded value. Older builds may have recorded values without a label. */
export function toShownValue(name: string, value: string | number | boolean): ShownValue {
  if (typeof value === "boolean") return { as: "label", key: value ? "yes" : "no" };
  const text = String(value);
  if (name === "mail") return { as: "mail", text };
  if (name === "filter") return { as: "filters", text };
  if (name === "expiresAt" || name === "sentBefore") return { as: "moment", at: new Date(text) };
  const labelled = Object.entries(VALUES).some(([of, words]) => of === name && words.some((word) => word === text));
  return labelled ? { as: "label", key: `values.${name}.${text}` as ValueKey } : { as: "text", text };
}
