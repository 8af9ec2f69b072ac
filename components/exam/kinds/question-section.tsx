import type { ComponentType } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ClozeSectionView } from "@/components/exam/kinds/cloze-section";
import { ListeningSectionView } from "@/components/exam/kinds/listening-section";
import { ReadingSectionView } from "@/components/exam/kinds/reading-section";
import { SectionFrame } from "@/components/exam/section-frame";
import { SectionResult } from "@/components/exam/section-result";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";
import type { Views } from "@/lib/exam/kinds/table";
import { findUnanswered } from "@/lib/exam/progress";
import { isQuestionSection, type QuestionKind, type QuestionSection } from "@/lib/exam/sections";

const CheckGrid = lazyOnIdle(() => import("@/components/exam/check-grid").then((grid) => grid.CheckGrid));

/** A question section, before and after its correction. */
export function QuestionSectionView({ section }: { section: QuestionSection }) {
  const { state, correct, sitting, handInPart } = useExam();
  const { content, isLocked, isCorrecting, isClosing, result } = state[section];
  const sections = (sitting?.sections ?? [section]).filter(isQuestionSection);
  const unanswered = findUnanswered(sections, section, state);
  return (
    <SectionFrame
      section={section}
      instructions={content.instructions}
      check={{
        body: sitting ? sitting.check : <CheckGrid section={section} />,
        isComplete: unanswered === null,
        unanswered,
      }}
      onHandIn={handInPart ?? (() => correct(section))}
    >
      {result && <SectionResult section={section} result={result} />}
      {content.kind !== "writing" && (
        // A new key remounts the section after the correction, with the correction in view; a recording plays on.
        <KindBody
          key={result && content.kind !== "listening" ? "corrected" : "open"}
          kind={content.kind}
          content={content}
          isDisabled={isLocked || isCorrecting || isClosing}
        />
      )}
    </SectionFrame>
  );
}

type BodyProps<K extends QuestionKind> = { content: Views[K]; isDisabled: boolean };

const BODIES: { readonly [K in QuestionKind]: ComponentType<BodyProps<K>> } = {
  listening: ListeningSectionView,
  reading: ReadingSectionView,
  cloze: ClozeSectionView,
};

function KindBody<K extends QuestionKind>({ kind, ...props }: BodyProps<K> & { kind: K }) {
  const Body: ComponentType<BodyProps<K>> = BODIES[kind];
  return <Body {...props} />;
}
