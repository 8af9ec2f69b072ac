import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { joinDates, wholeName } from "@/components/ui/date-parts";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";

/** What a form sends: its fields by name, as typed; a date in three fields as one ISO date. An unticked box is missing. */
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

type Fault = { name?: string; fieldId?: string; text: string };

/** `told`: what the last try found, whatever was mended since. `isServers`: the server found it, by what only it knows. */
type Faults = { errors: FieldErrors; trouble: string | null; told: readonly Fault[]; isServers: boolean };

const NO_FAULTS: Faults = { errors: {}, trouble: null, told: [], isServers: false };

/**
 * What every form does: sends itself once, keeps what was typed, and says what is wrong at the fields, at the top and in a toast. Of
 * a form without an `ErrorSummary` the first field at fault takes the focus. Serves a button without a form as well.
 * @returns `retell`: for the form's `onInput`, so that after a first try each field says what is still wrong as one types;
 * `isBlocked`: not to be sent yet, or not again; `trouble`: the one sentence when it is no field's fault; `summary`: all of it for an `ErrorSummary`, in the fields' order
 */
export function useSubmit<A extends Answer>({ send, onDone, check, onRefused, words }: SubmitOptions<A>) {
  const isReady = useHydrated();
  const [isBusy, start] = useTransition();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement | null>(null);
  const typed = useRef(0);

  useEffect(() => {
    if (faults.told.length === 0 || form.current?.querySelector("#error-summary-title")) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults.told]);

  const refuse = (answer: Refusal) => {
    const isOffline = answer.status === 0;
    const text = answer.message ?? (isOffline && words.offline ? words.offline : words.failed);
    setFaults({ ...toFaults(form.current, answer.fields ?? {}, text), isServers: true });
    const title = isOffline ? (words.offlineTitle ?? words.title) : words.title;
    if (title) notify({ tone: "wrong", title, text });
  };

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy) return;
    form.current = event?.currentTarget ?? null;
    const entry = readEntry(form.current);
    typed.current += 1;
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

  const retell = async ({ target }: FormEvent<HTMLFormElement>) => {
    if (faults.told.length === 0 || isBusy || !check || !isControl(target)) return;
    typed.current += 1;
    const turn = typed.current;
    const touched = wholeName(target.name);
    const found = await check(readEntry(form.current));
    if (typeof found === "string" || turn !== typed.current) return;
    setFaults((old) => ({ ...old, errors: retellErrors(old, found, touched) }));
  };

  // What was mended leaves the summary too.
  const summary = faults.told.filter(({ name }) => name === undefined || faults.errors[name]);
  const { errors, trouble, told } = faults;
  return { submit, retell, isBusy, isBlocked: !isReady || isBusy, errors, trouble, told, summary };
}

/**
 * The faults that are shown, as they stand now, and that of the field that is being written in; no other new ones. What the
 * server found stays until its field is touched.
 */
function retellErrors({ errors, isServers }: Faults, found: FieldErrors, touched: string): FieldErrors {
  const now = (name: string) => found[name] ?? (isServers && name !== touched ? errors[name] : undefined);
  const names = [...Object.keys(errors), touched].filter((name) => now(name) !== undefined);
  return Object.fromEntries(names.map((name) => [name, now(name)]));
}

const hasSucceeded = <A extends Answer>(answer: A): answer is Extract<A, { ok: true }> => answer.ok;
const hasFailed = <A extends Answer>(answer: A): answer is Extract<A, { ok: false }> => !answer.ok;

/** What a form holds now. */
export function readEntry(form: HTMLFormElement | null): Entry {
  if (!form) return {};
  return joinDates(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** The faults of the fields that the form has; `text` when none of them is at fault. */
function toFaults(form: HTMLFormElement | null, found: FieldErrors, text: string): Faults {
  const errors: FieldErrors = {};
  const told: Fault[] = [];
  for (const control of [...(form?.elements ?? [])].filter(isControl)) {
    const name = wholeName(control.name);
    const error = found[name];
    if (!error || errors[name]) continue;
    errors[name] = error;
    const label = labelOf(control);
    told.push({ name, fieldId: control.id, text: label ? `${label}: ${error}` : error });
  }
  if (told.length > 0) return { errors, trouble: null, told, isServers: false };
  return { errors, trouble: text, told: [{ text }], isServers: false };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(control: unknown): control is Control {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

/** What a fault's field is called: a date in three fields by its legend. A tick's label is a whole sentence: it has none. */
function labelOf(control: Control): string | null | undefined {
  if (control.type === "checkbox") return null;
  const label =
    wholeName(control.name) === control.name
      ? control.labels?.[0]
      : control.closest("fieldset")?.querySelector("legend");
  return label?.textContent;
}
