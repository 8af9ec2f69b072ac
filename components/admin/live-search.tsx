"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useTransition } from "react";
import { Spinner } from "@/components/ui/spinner";

const DEBOUNCE_MS = 300;

type Props = {
  path: string;
  currentQuery: string;
  busyLabel: string;
  /** The form fields; the search field is the one of type `search`. */
  children: ReactNode;
};

/** A search form that submits as the user types and selects. The key "/" focuses its search field. */
export function LiveSearch({ path, currentQuery, busyLabel, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSearching, startSearching] = useTransition();
  useSearchShortcut(form);
  useSyncedSearchField(form, currentQuery);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  /** Searches for the current form values. While typing, a search replaces the previous one in the history. */
  const search = (isTyping: boolean) => {
    clearTimeout(debounceTimer.current);
    if (!form.current) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (value !== "") parameters.append(name, String(value).trim());
    const navigate = isTyping && currentQuery !== "" ? router.replace : router.push;
    startSearching(() => navigate(`${path}?${parameters}`, { scroll: false }));
  };

  const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isSearchField(target)) return search(false);
    clearTimeout(debounceTimer.current);
    debounceTimer.current = setTimeout(() => search(true), DEBOUNCE_MS);
  };

  return (
    <form
      ref={form}
      method="get"
      action={path}
      onChange={handleChange}
      onSubmit={(event) => {
        event.preventDefault();
        search(false);
      }}
      className="relative space-y-3"
    >
      {children}
      {/* Over the end of the last line, so that nothing moves. */}
      {isSearching && <Spinner label={busyLabel} className="absolute inset-e-0 bottom-2 bg-paper ps-2" />}
    </form>
  );
}

const isSearchField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "search";

const searchFieldOf = (form: RefObject<HTMLFormElement | null>) =>
  [...(form.current?.elements ?? [])].find(isSearchField);

function useSearchShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || field) return;
      event.preventDefault();
      searchFieldOf(form)?.focus();
    };
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  }, [form]);
}

/** After a navigation, shows the current search in the field unless the user has typed something else since. */
function useSyncedSearchField(form: RefObject<HTMLFormElement | null>, currentQuery: string): void {
  const shown = useRef(currentQuery);
  useEffect(() => {
    const field = searchFieldOf(form);
    if (field && field.value.trim() === shown.current) field.value = currentQuery;
    shown.current = currentQuery;
  }, [form, currentQuery]);
}
