"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { ResultHead } from "@/components/exam/result-head";
import { ReadAloud } from "@/components/layout/read-aloud";

/** The head of a review. Its title takes the focus when it appears, so that it is announced. */
export function ReviewResult({ title, ...head }: ComponentProps<typeof ResultHead> & { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-reading">
      <ReadAloud>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <ResultHead {...head} />
      </ReadAloud>
    </section>
  );
}
