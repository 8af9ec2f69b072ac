"use client";

import { useMemo } from "react";
import { findInProcess } from "@/lib/one-per-process";
import type { PageData } from "@/lib/page-data";
import type { visits } from "@/lib/visit";

type Props = { data: PageData<unknown> };

const idOf = (place: number) => `data-${place}`;

/** What stood in the document, by its elements' ids. */
const read: Record<string, unknown> = {};

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

/** Reads all of it at the first question: React may take the elements away before the others ask. */
function findAt(place: number): unknown {
  if (typeof window === "undefined") return inVisit(place).value;
  const id = idOf(place);
  if (!(id in read))
    for (const element of document.querySelectorAll('[type="application/json"]'))
      read[element.id] = JSON.parse(element.textContent);
  // The page's error view can ask the server again, which gives a text then.
  if (!(id in read)) throw new Error("a page without its data");
  return read[id];
}

function inVisit(place: number) {
  const data = findInProcess<ReturnType<typeof visits>>("visits")?.getStore()?.documentData?.[place];
  if (!data) throw new Error("the document's data is not of this visit");
  return data;
}
