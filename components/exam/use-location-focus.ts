import { useEffect, useRef } from "react";
import { questionBoxId } from "@/components/exam/kinds/question-item";
import { sectionHeadingId } from "@/components/exam/section-frame";
import type { ExamLocation } from "@/components/exam/use-exam-location";
import { isQuestionSection, type Section } from "@/lib/exam/sections";

/** Focuses the heading of a newly opened section, but not on page load. */
export function useHeadingFocus(current: Section): void {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    window.scrollTo(0, 0);
    document.getElementById(sectionHeadingId(current))?.focus({ preventScroll: true });
  }, [current]);
}

/** Focuses the question just navigated to and scrolls it into view. */
export function useQuestionFocus({ current, question, navigationCount }: ExamLocation): void {
  const last = useRef(navigationCount);
  useEffect(() => {
    if (last.current === navigationCount || !isQuestionSection(current)) return;
    last.current = navigationCount;
    const box = document.getElementById(questionBoxId(current, question));
    box?.focus({ preventScroll: true });
    // A docked question is already visible; scrolling would move the text above it.
    const dock = box?.closest("[data-dock]");
    if (!dock || getComputedStyle(dock).position !== "sticky") box?.scrollIntoView({ block: "nearest" });
  }, [current, question, navigationCount]);
}
