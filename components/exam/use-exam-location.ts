import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import type { ExamInput } from "@/components/exam/exam-context";
import { isSection, mapSections, SECTIONS, type Section } from "@/lib/exam/sections";

export type ExamLocation = {
  current: Section;
  /** Opens a section at its last question and adds a history entry. */
  navigate: (section: Section) => void;
  question: number;
  /** Goes to a question, by default of the current section. */
  showQuestion: (id: number, section?: Section) => void;
  /** Number of `showQuestion` calls, so that going to the same question again has an effect. */
  navigationCount: number;
  /** Whether small screens show the whole section instead of one step; survives a reload. */
  showsAll: boolean;
  setShowsAll: (showsAll: boolean) => void;
};

type LocationState = { current: Section; questions: Record<Section, number>; navigationCount: number };

const FIRST_QUESTION = 1;

/**
 * The current section and question, kept in the URL so that a reload shows the same. Opening a section adds a history
 * entry, going to a question replaces it.
 * In exam mode only the running part's sections can be opened; the URL may still name one of the previous part.
 */
export function useExamLocation(store: AttemptStore, input: ExamInput): ExamLocation {
  const { initialSection, initialQuestion = FIRST_QUESTION, initialShowsAll = false, sitting } = input;
  const [{ current, questions, navigationCount }, setState] = useState<LocationState>(() => ({
    current: initialSection,
    questions: { ...mapSections(() => FIRST_QUESTION), [initialSection]: initialQuestion },
    navigationCount: 0,
  }));
  const [showsAll, setShowsAll] = useState(initialShowsAll);
  const question = questions[current];
  // The section opened last; `current` follows once its transition has rendered.
  const requested = useRef(initialSection);

  const open = useCallback(
    (section: Section) => {
      requested.current = section;
      void store.flush();
      store.clock.restart();
      setState((last) => (last.current === section ? last : { ...last, current: section }));
    },
    [store],
  );

  const sectionList = (sitting?.sections ?? SECTIONS).join();
  useEffect(() => {
    const syncFromUrl = () => {
      const query = new URLSearchParams(location.search);
      const section = query.get("section") ?? "";
      setShowsAll(query.has("all"));
      open(isSection(section) && sectionList.split(",").includes(section) ? section : initialSection);
    };
    // The learner may have gone back before hydration.
    syncFromUrl();
    window.addEventListener("popstate", syncFromUrl);
    return () => window.removeEventListener("popstate", syncFromUrl);
  }, [open, initialSection, sectionList]);

  return useMemo(() => {
    const urlOf = (section: Section, id: number, isAll = showsAll) =>
      `/exam/${store.attempt.id}?section=${section}${id === FIRST_QUESTION ? "" : `&question=${id}`}${isAll ? "&all" : ""}`;
    return {
      current,
      question,
      navigationCount,
      showsAll,
      setShowsAll: (isAll) => {
        history.replaceState(null, "", urlOf(current, question, isAll));
        setShowsAll(isAll);
      },
      navigate: (section) => {
        if (section === requested.current) return;
        history.pushState(null, "", urlOf(section, questions[section]));
        // A transition, so that rendering the section does not delay the response to the press.
        startTransition(() => open(section));
      },
      showQuestion: (id, section = current) => {
        // Ignores a press in a section that is about to be replaced.
        if (requested.current !== current) return;
        if (section === current) history.replaceState(null, "", urlOf(section, id));
        else history.pushState(null, "", urlOf(section, id));
        startTransition(() => {
          if (section !== current) open(section);
          setState((last) => ({
            ...last,
            questions: { ...last.questions, [section]: id },
            navigationCount: last.navigationCount + 1,
          }));
        });
      },
    };
  }, [store, open, current, question, questions, navigationCount, showsAll]);
}
