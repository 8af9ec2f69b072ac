import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AttemptStore } from "@/components/exam/attempt-store";
import { isSection, mapSections, SECTIONS, type Section } from "@/lib/exam/sections";

/** Where the learner is, and how to go elsewhere. */
export type Place = {
  current: Section;
  /** Opens a section where it was left. Going back in the browser leads to the one before. */
  navigate: (section: Section) => void;
  /** The id of the question the current section is at. */
  question: number;
  /** Goes to a question, of the current section unless told. */
  showQuestion: (id: number, section?: Section) => void;
  /** How often the place was changed by `showQuestion`, so that the same question can be gone to again. */
  moves: number;
  /** Whether a small screen shows all questions of a section, not one step. A reload shows as many. */
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
};

type Spot = { current: Section; questions: Record<Section, number>; moves: number };

const FIRST_QUESTION = 1;

/**
 * The place in the exam, kept in the address, so that a reload draws the same page and the browser finds the same place on it: a
 * section is an entry of the browser's history, a question and how many are shown are not.
 * @param sections those that are open: at the exam the part's, and the address may still name one of the part before
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
  // The section that was asked for last: another one is much to draw, and until it stands the one before is on the screen.
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
    // The learner may have gone back before this code ran.
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
        // The press is answered before the section is drawn.
        startTransition(() => open(section));
      },
      showQuestion: (id, section = current) => {
        // Pressed on what is about to go.
        if (wanted.current !== current) return;
        if (section === current) history.replaceState(null, "", addressOf(section, id));
        else history.pushState(null, "", addressOf(section, id));
        // Here too the press comes first.
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
