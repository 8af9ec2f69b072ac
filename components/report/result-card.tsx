"use client";

import { Check, Clock, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";

type Props = {
  title: string;
  /** The marks in large letters; left out while there are none. */
  score?: string;
  /** Null while the marks are open. */
  isPassed: boolean | null;
  /** The verdict in a word. */
  verdict: string;
  children?: ReactNode;
};

/** The head of a review: score and verdict. It takes the focus when it appears, so that its title is read out. */
export function ResultCard({ title, score, isPassed, verdict, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Sign = isPassed === null ? Clock : isPassed ? Check : X;
  return (
    <Card className="max-w-reading space-y-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {score && <strong className="text-2xl">{score}</strong>}
        <Badge tone={isPassed === null ? "careful" : isPassed ? "good" : "wrong"} className="px-3 py-1 text-base">
          <Sign aria-hidden="true" />
          {verdict}
        </Badge>
      </p>
      {children}
    </Card>
  );
}
