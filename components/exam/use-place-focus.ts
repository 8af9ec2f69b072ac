import { useEffect, useRef } from "react";
import { questionBoxId } from "@/components/exam/kinds/question-item";
import { sectionHeadingId } from "@/components/exam/section-frame";
import type { Place } from "@/components/exam/use-place";
import { isQuestionSection, type Section } from "@/lib/exam/sections";

/** Moves the focus to the heading of a section that was just opened, but not when the page opens. */
export function useHeadingFocus(current: Section): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    window.scrollTo(0, 0);
    document.getElementById(sectionHeadingId(current))?.focus({ preventScroll: true });
  }, [current]);
}

/** Moves the focus, and what is in sight, to the question that was just gone to. */
export function useQuestionFocus({ current, question, moves }: Pick<Place, "current" | "question" | "moves">): void {
  const last = useRef(moves);
  useEffect(() => {
    if (last.current === moves || !isQuestionSection(current)) return;
    last.current = moves;
    const box = document.getElementById(questionBoxId(current, question));
    box?.focus({ preventScroll: true });
    // What is docked at the bottom is in sight already; scrolling would only move the text above it.
    const dock = box?.closest("[data-dock]");
    if (!dock || getComputedStyle(dock).position !== "sticky") box?.scrollIntoView({ block: "nearest" });
  }, [current, question, moves]);
}
