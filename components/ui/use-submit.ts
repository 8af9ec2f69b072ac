import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { fieldNameOf, joinDates } from "@/components/ui/date-parts";
import { notify } from "@/components/ui/toaster";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Form values by field name, as typed; split dates as one ISO date. Unticked boxes are missing. */
export type Entry = Record<string, string>;

export type FieldErrors = Partial<Record<string, string>>;

/** The part of an API or server action response that forms use. `status` 0: the server was not reached. */
type Refusal = { ok: false; status?: number; message: string | null; fields?: Record<string, string> };
export type Reply = { ok: true } | Refusal;

type Words = {
  /** Fallback when the server sends no message. */
  failed: string;
  /** Message when the server was not reached; defaults to `failed`. */
  offline?: string;
  /** Title of the toast; without it there is none. */
  title?: string;
  offlineTitle?: string;
};

export type SubmitOptions<A extends Reply> = {
  send: (entry: Entry) => Promise<A>;
  /** The form stays busy until this settles, including the navigation or refresh it starts. */
  onDone: (response: Extract<A, { ok: true }>, entry: Entry) => void | Promise<void>;
  /** Validates before sending: messages per field, or one for the form. */
  check?: (entry: Entry) => FieldErrors | string | Promise<FieldErrors>;
  /** Returns true when a refusal is not a failure but leads to another step. */
  onRefused?: (response: Extract<A, { ok: false }>) => boolean;
  words: Words;
};

type Fault = { name?: string; fieldId?: string; text: string };

/** `reported`: all faults of the last submit, also those fixed since. `isFromServer`: only the server can find them. */
type Faults = { errors: FieldErrors; formError: string | null; reported: readonly Fault[]; isFromServer: boolean };

const NO_FAULTS: Faults = { errors: {}, formError: null, reported: [], isFromServer: false };

/**
 * Allows one submission at a time, keeps the typed values, shows errors at the fields, in a summary and in a toast.
 * Without an `ErrorSummary` the first invalid field takes the focus. Also serves buttons without a form.
 * @returns `revalidate`: an `onInput` handler that revalidates after a first submit; `isBlocked`: busy or not hydrated;
 * `formError`: the message that belongs to no field; `summary`: all faults in field order
 */
export function useSubmit<A extends Reply>({ send, onDone, check, onRefused, words }: SubmitOptions<A>) {
  const isReady = useHydrated();
  const [isBusy, start] = useTransition();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement | null>(null);
  const typed = useRef(0);

  useEffect(() => {
    if (faults.reported.length === 0 || form.current?.querySelector("#error-summary-title")) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults.reported]);

  const refuse = (response: Refusal) => {
    const isOffline = response.status === 0;
    const text = response.message ?? (isOffline && words.offline ? words.offline : words.failed);
    setFaults({ ...toFaults(form.current, response.fields ?? {}, text), isFromServer: true });
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
      const response = await send(entry).catch(() => null);
      if (!response) return refuse({ ok: false, status: 0, message: null });
      if (hasSucceeded(response)) return onDone(response, entry);
      if (hasFailed(response) && !onRefused?.(response)) refuse(response);
    });
  };

  const revalidate = async ({ target }: FormEvent<HTMLFormElement>) => {
    if (faults.reported.length === 0 || isBusy || !check || !isControl(target)) return;
    typed.current += 1;
    const turn = typed.current;
    const touched = fieldNameOf(target.name);
    const found = await check(readEntry(form.current));
    if (typeof found === "string" || turn !== typed.current) return;
    setFaults((old) => ({ ...old, errors: revalidateErrors(old, found, touched) }));
  };

  // Fixed faults leave the summary too.
  const summary = faults.reported.filter(({ name }) => name === undefined || faults.errors[name]);
  const { errors, formError, reported } = faults;
  return { submit, revalidate, isBusy, isBlocked: !isReady || isBusy, errors, formError, reported, summary };
}

/** Updates shown faults and the edited field's; adds no others. Server faults stay until their field is edited. */
function revalidateErrors({ errors, isFromServer }: Faults, found: FieldErrors, touched: string): FieldErrors {
  const now = (name: string) => found[name] ?? (isFromServer && name !== touched ? errors[name] : undefined);
  const names = [...Object.keys(errors), touched].filter((name) => now(name) !== undefined);
  return Object.fromEntries(names.map((name) => [name, now(name)]));
}

const hasSucceeded = <A extends Reply>(response: A): response is Extract<A, { ok: true }> => response.ok;
const hasFailed = <A extends Reply>(response: A): response is Extract<A, { ok: false }> => !response.ok;

/** The current values of a form. */
export function readEntry(form: HTMLFormElement | null): Entry {
  if (!form) return {};
  return joinDates(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

function toFaults(form: HTMLFormElement | null, found: FieldErrors, text: string): Faults {
  const errors: FieldErrors = {};
  const reported: Fault[] = [];
  for (const control of [...(form?.elements ?? [])].filter(isControl)) {
    const name = fieldNameOf(control.name);
    const error = found[name];
    if (!error || errors[name]) continue;
    errors[name] = error;
    const label = labelOf(control);
    reported.push({ name, fieldId: control.id, text: label ? `${label}: ${error}` : error });
  }
  if (reported.length > 0) return { errors, formError: null, reported, isFromServer: false };
  return { errors, formError: text, reported: [{ text }], isFromServer: false };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(control: unknown): control is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => control instanceof kind);
}

/** A split date is labelled by its legend; a checkbox has no short label. */
function labelOf(control: Control): string | null | undefined {
  if (control.type === "checkbox") return null;
  const label =
    fieldNameOf(control.name) === control.name
      ? control.labels?.[0]
      : control.closest("fieldset")?.querySelector("legend");
  return label?.textContent;
}
