"use client";

import { useMemo } from "react";
import { findInProcess } from "@/lib/one-per-process";
import type { PageData } from "@/lib/page-data";
import type { visits } from "@/lib/visit";

type Props = { data: PageData<unknown> };

const idOf = (place: number) => `data-${place}`;

/** What stands in the document, read once: its element may be gone when the same page is opened again. */
const read: unknown[] = [];

/** What the server handed over (`lib/page-data.ts`). Whoever takes it draws `PageDataText` after what it is for. */
export function usePageData<T>(data: PageData<T>): T {
  return useMemo(() => (typeof data === "number" ? findAt(data) : JSON.parse(data)), [data]);
}

/** The data as a text in the document, behind what it is for, so that it keeps nothing from being painted. */
export function PageDataText({ data }: Props) {
  return (
    typeof data === "number" && (
      <script type="application/json" id={idOf(data)} suppressHydrationWarning>
        {typeof window === "undefined" ? inVisit(data).text : ""}
      </script>
    )
  );
}

function findAt(place: number): unknown {
  if (typeof window === "undefined") return inVisit(place).value;
  read[place] ??= JSON.parse(document.getElementById(idOf(place))?.textContent ?? "");
  return read[place];
}

function inVisit(place: number) {
  const data = findInProcess<ReturnType<typeof visits>>("visits")?.getStore()?.documentData?.[place];
  if (!data) throw new Error("the document's data is not of this visit");
  return data;
}
