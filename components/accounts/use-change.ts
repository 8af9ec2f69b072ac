"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { ActionResult } from "@/lib/action";

/** The id of a field's control, which the error summary links to. */
export const changeFieldId = (name: string) => `change-${name}`;

/** What a form sends: its fields by name, as typed. An unticked box is missing. */
type Entry = Record<string, string>;

function readEntry(form: HTMLFormElement): Entry {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * What a form about one's own account does: sends itself once, keeps what was typed, and says what is wrong at the fields and at
 * the top.
 * @param fields in their order; the summary calls them by their labels
 * @param onSaved what follows; the form stays busy until the page is another
 */
export function useChange(
  fields: readonly { name: string; label: string }[],
  save: (entry: Entry) => Promise<ActionResult<void>>,
  onSaved: (entry: Entry) => void | Promise<void>,
) {
  const translate = useTranslations("accounts.own.change");
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // Made anew only when there is something new to say: the summary takes the focus then.
  const [summary, setSummary] = useState<{ fieldId?: string; text: string }[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = readEntry(event.currentTarget);
    setBusy(true);
    const answer = await save(entry).catch(() => null);
    setErrors({});
    setSummary([]);
    if (answer?.ok) return onSaved(entry);
    setBusy(false);
    const refused = answer?.fields ?? {};
    const faults = fields.flatMap(({ name, label }) => {
      const text = refused[name];
      return text ? [{ fieldId: changeFieldId(name), text: `${label}: ${text}` }] : [];
    });
    setErrors(refused);
    setSummary(faults.length > 0 ? faults : [{ text: answer ? answer.message : translate("failed") }]);
  };

  return { submit, isBusy, setBusy, errors, summary };
}
