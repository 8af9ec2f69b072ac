import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";

/** What a form sends: its fields by name, as typed. An unticked box is missing. */
export type Entry = Record<string, string>;

/** The sentence at each field at fault, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** What a call or a server action answers, as far as a form reads it. `status` 0: nobody was reached. */
type Refusal = { ok: false; status?: number; message: string | null; fields?: Record<string, string> };
export type Answer = { ok: true } | Refusal;

type Words = {
  /** What to say when the server gives no sentence. */
  failed: string;
  /** The same when nobody was reached; `failed` if left out. */
  offline?: string;
  /** Of the toast; without it there is none. */
  title?: string;
  /** The same when nobody was reached; `title` if left out. */
  offlineTitle?: string;
};

export type SubmitOptions<A extends Answer> = {
  send: (entry: Entry) => Promise<A>;
  /** What follows. The form stays busy until it is over, with the navigation or refresh it asks for. */
  onDone: (answer: Extract<A, { ok: true }>, entry: Entry) => void | Promise<void>;
  /** What can be said before anything is sent: a sentence per field at fault, or one for the whole. */
  check?: (entry: Entry) => FieldErrors | string | Promise<FieldErrors>;
  /** Whether a refusal is no failure here but the way to another step. */
  onRefused?: (answer: Extract<A, { ok: false }>) => boolean;
  words: Words;
};

type Faults = { errors: FieldErrors; trouble: string | null; summary: { fieldId?: string; text: string }[] };

const NO_FAULTS: Faults = { errors: {}, trouble: null, summary: [] };

/**
 * What every form does: sends itself once, keeps what was typed, and says what is wrong at the fields, at the top and in a toast. Of
 * a form without an `ErrorSummary` the first field at fault takes the focus. Serves a button without a form as well.
 * @returns `isBlocked`: not to be sent yet, or not again; `trouble`: the one sentence when it is no field's fault; `summary`: all of it for an `ErrorSummary`, in the fields' order
 */
export function useSubmit<A extends Answer>({ send, onDone, check, onRefused, words }: SubmitOptions<A>) {
  const isReady = useHydrated();
  const [isBusy, start] = useTransition();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement | null>(null);

  useEffect(() => {
    if (faults === NO_FAULTS || form.current?.querySelector("#error-summary-title")) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  const refuse = (answer: Refusal) => {
    const isOffline = answer.status === 0;
    const text = answer.message ?? (isOffline && words.offline ? words.offline : words.failed);
    setFaults(toFaults(form.current, answer.fields ?? {}, text));
    const title = isOffline ? (words.offlineTitle ?? words.title) : words.title;
    if (title) notify({ tone: "wrong", title, text });
  };

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy) return;
    form.current = event?.currentTarget ?? null;
    const entry = readEntry(form.current);
    setFaults(NO_FAULTS);
    start(async () => {
      const found = (await check?.(entry)) ?? {};
      if (typeof found === "string") return setFaults(toFaults(form.current, {}, found));
      if (Object.keys(found).length > 0) return setFaults(toFaults(form.current, found, words.failed));
      const answer = await send(entry).catch(() => null);
      if (!answer) return refuse({ ok: false, status: 0, message: null });
      if (hasSucceeded(answer)) return onDone(answer, entry);
      if (hasFailed(answer) && !onRefused?.(answer)) refuse(answer);
    });
  };

  return { submit, isBusy, isBlocked: !isReady || isBusy, ...faults };
}

const hasSucceeded = <A extends Answer>(answer: A): answer is Extract<A, { ok: true }> => answer.ok;
const hasFailed = <A extends Answer>(answer: A): answer is Extract<A, { ok: false }> => !answer.ok;

function readEntry(form: HTMLFormElement | null): Entry {
  if (!form) return {};
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The faults of the fields that the form has; `text` when none of them is at fault. */
function toFaults(form: HTMLFormElement | null, found: FieldErrors, text: string): Faults {
  const errors: FieldErrors = {};
  const summary: Faults["summary"] = [];
  for (const control of controlsOf(form)) {
    const error = found[control.name];
    if (!error || errors[control.name]) continue;
    errors[control.name] = error;
    // A tick's label is a whole sentence: its fault stands alone.
    const label = control.type === "checkbox" ? null : control.labels?.[0]?.textContent;
    summary.push({ fieldId: control.id, text: label ? `${label}: ${error}` : error });
  }
  if (summary.length > 0) return { errors, trouble: null, summary };
  return { errors, trouble: text, summary: [{ text }] };
}

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (control) =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  );
