"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useTransition } from "react";
import { Spinner } from "@/components/ui/spinner";

/** Debounce of the search. */
const PAUSE_MS = 300;

type Props = {
  address: string;
  searchedFor: string;
  busyLabel: string;
  /** The form fields; the search field is the one of type `search`. */
  children: ReactNode;
};

/** A search form that submits as the user types and selects. The key "/" focuses its search field. */
export function LiveSearch({ address, searchedFor, busyLabel, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSearching, startSearching] = useTransition();
  useSearchKey(form);
  useShownSearch(form, searchedFor);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** Searches for the current form values. While typing, a search replaces the previous one in the history. */
  const search = (isTyping: boolean) => {
    clearTimeout(pause.current);
    if (!form.current) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (value !== "") parameters.append(name, String(value).trim());
    const go = isTyping && searchedFor !== "" ? router.replace : router.push;
    startSearching(() => go(`${address}?${parameters}`, { scroll: false }));
  };

  const follow = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isSearchField(target)) return search(false);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(true), PAUSE_MS);
  };

  return (
    <form
      ref={form}
      method="get"
      action={address}
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        search(false);
      }}
      className="grid gap-x-6 gap-y-3 md:grid-cols-[2fr_1fr]"
    >
      {children}
      <div className="min-h-7 md:col-span-2">{isSearching && <Spinner label={busyLabel} />}</div>
    </form>
  );
}

const isSearchField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "search";

const searchFieldOf = (form: RefObject<HTMLFormElement | null>) =>
  [...(form.current?.elements ?? [])].find(isSearchField);

function useSearchKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]") !== null;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      searchFieldOf(form)?.focus();
    };
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  }, [form]);
}

/** After a navigation, shows the current search in the field unless the user has typed something else since. */
function useShownSearch(form: RefObject<HTMLFormElement | null>, searchedFor: string): void {
  const shown = useRef(searchedFor);
  useEffect(() => {
    const field = searchFieldOf(form);
    if (field && field.value.trim() === shown.current) field.value = searchedFor;
    shown.current = searchedFor;
  }, [form, searchedFor]);
}
