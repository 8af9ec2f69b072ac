import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { isSection, mapSections, SECTIONS, type Section } from "@/lib/exam/sections";

export type Place = {
  current: Section;
  /** Opens a section at its last question and adds a history entry. */
  navigate: (section: Section) => void;
  question: number;
  /** Goes to a question, by default of the current section. */
  showQuestion: (id: number, section?: Section) => void;
  /** Number of `showQuestion` calls, so that going to the same question again has an effect. */
  moves: number;
  /** Whether small screens show the whole section instead of one step; survives a reload. */
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
};

type Spot = { current: Section; questions: Record<Section, number>; moves: number };

const FIRST_QUESTION = 1;

/**
 * The place, stored in the URL so that a reload renders the same page. Only sections are history entries.
 * @param sections the ones that can be opened; in exam mode the URL may still name one of the previous part
 */
export function usePlace(
  store: AttemptStore,
  initialSection: Section,
  initialQuestion = FIRST_QUESTION,
  isWholeAtFirst = false,
  sections: readonly Section[] = SECTIONS,
): Place {
  const [{ current, questions, moves }, setSpot] = useState<Spot>(() => ({
    current: initialSection,
    questions: { ...mapSections(() => FIRST_QUESTION), [initialSection]: initialQuestion },
    moves: 0,
  }));
  const [isWhole, setWhole] = useState(isWholeAtFirst);
  const question = questions[current];
  // The section requested last; `current` follows when its slow render is done.
  const wanted = useRef(initialSection);

  const open = useCallback(
    (section: Section) => {
      wanted.current = section;
      void store.flush();
      store.clock.restart();
      setSpot((last) => (last.current === section ? last : { ...last, current: section }));
    },
    [store],
  );

  const openOnes = sections.join();
  useEffect(() => {
    const follow = () => {
      const address = new URLSearchParams(location.search);
      const section = address.get("section") ?? "";
      setWhole(address.has("all"));
      open(isSection(section) && openOnes.split(",").includes(section) ? section : initialSection);
    };
    // The learner may have gone back before hydration.
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [open, initialSection, openOnes]);

  return useMemo(() => {
    const addressOf = (section: Section, id: number, isAll = isWhole) =>
      `/exam/${store.attempt.id}?section=${section}${id === FIRST_QUESTION ? "" : `&question=${id}`}${isAll ? "&all" : ""}`;
    return {
      current,
      question,
      moves,
      isWhole,
      setWhole: (isAll) => {
        history.replaceState(null, "", addressOf(current, question, isAll));
        setWhole(isAll);
      },
      navigate: (section) => {
        if (section === wanted.current) return;
        history.pushState(null, "", addressOf(section, questions[section]));
        // A transition, so that rendering the section does not delay the response to the press.
        startTransition(() => open(section));
      },
      showQuestion: (id, section = current) => {
        // A press in a section that is about to be replaced.
        if (wanted.current !== current) return;
        if (section === current) history.replaceState(null, "", addressOf(section, id));
        else history.pushState(null, "", addressOf(section, id));
        startTransition(() => {
          if (section !== current) open(section);
          setSpot((last) => ({
            ...last,
            questions: { ...last.questions, [section]: id },
            moves: last.moves + 1,
          }));
        });
      },
    };
  }, [store, open, current, question, questions, moves, isWhole]);
}
