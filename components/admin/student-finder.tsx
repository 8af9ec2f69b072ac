"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { STUDENT_FILTERS, STUDENT_SORTS, type StudentQuery } from "@/lib/admin/student-query";

/** How long the typing must rest before the search is sent. */
const PAUSE_MS = 300;

/** Search, order and filters of the list of students. All of it stands in the address; without script it is a plain form. */
export function StudentFinder({ query }: { query: StudentQuery }) {
  const translate = useTranslations("admin.students");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSearching, startSearching] = useTransition();
  const [text, setText] = useState(query.q);
  const [sent, setSent] = useState(query.q);
  const sort = `${query.isDescending ? "-" : ""}${query.sort}`;

  // Somebody went back, or followed a link: the field shows what is searched for now.
  if (query.q !== sent) {
    setSent(query.q);
    if (text.trim() === sent) setText(query.q);
  }

  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", focusField);
    return () => {
      document.removeEventListener("keydown", focusField);
      clearTimeout(pause.current);
    };
  }, []);

  /** Follows the form as it stands. Going back from a search that was typed leaves it at once. */
  const search = (isTyping: boolean) => {
    clearTimeout(pause.current);
    if (!form.current) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (value !== "") parameters.append(name, String(value).trim());
    const address = `/admin?${parameters}`;
    startSearching(() => (isTyping && query.q !== "" ? router.replace : router.push)(address, { scroll: false }));
  };

  return (
    <search>
      <form
        ref={form}
        method="get"
        action="/admin"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(false);
        }}
        className="grid gap-x-6 gap-y-3 md:grid-cols-[2fr_1fr]"
      >
        <FieldFrame id="student-q" label={translate("search")} hint={translate("searchHint")}>
          <div className="flex gap-2">
            <Input
              ref={field}
              id="student-q"
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="student-q-hint"
              aria-keyshortcuts="/"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                clearTimeout(pause.current);
                pause.current = setTimeout(() => search(true), PAUSE_MS);
              }}
            />
            <Button type="submit" variant="secondary">
              {translate("find")}
            </Button>
          </div>
        </FieldFrame>
        <FieldFrame id="student-sort" label={translate("sortBy")} className="flex flex-col justify-end">
          <select
            key={sort}
            id="student-sort"
            name="sort"
            defaultValue={sort}
            onChange={() => search(false)}
            className="min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3 text-base"
          >
            {STUDENT_SORTS.flatMap((one) => [one, `-${one}`] as const).map((one) => (
              <option key={one} value={one}>
                {translate(`sorts.${one}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <fieldset className="md:col-span-2">
          <legend className="font-semibold">{translate("filter")}</legend>
          <div className="flex flex-wrap gap-x-6">
            {STUDENT_FILTERS.map((filter) => (
              <Checkbox
                key={`${filter} ${query.filters.includes(filter)}`}
                id={`student-filter-${filter}`}
                name="filter"
                value={filter}
                label={translate(`filters.${filter}`)}
                defaultChecked={query.filters.includes(filter)}
                onChange={() => search(false)}
              />
            ))}
          </div>
        </fieldset>
        <div className="min-h-7 md:col-span-2">{isSearching && <Spinner label={translate("searching")} />}</div>
      </form>
    </search>
  );
}
