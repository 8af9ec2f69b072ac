import type { WritingInput } from "@/components/writing/writing-section";
import { getSimulation } from "@/lib/exam/content/library";
import type { ViewOf } from "@/lib/exam/kinds/table";
import { toBlankContent, toSectionContent } from "@/lib/exam/kinds/table";
import { sectionRecordOf } from "@/lib/exam/queries";
import { questionsResult, toRecordView } from "@/lib/exam/record";
import {
  isQuestionSection,
  mapQuestionSections,
  type QuestionSection,
  type Section,
  WRITING_SECTION,
} from "@/lib/exam/sections";
import { isSectionOpen, type SittingView } from "@/lib/exam/sitting";
import { getBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import type { AttemptWithWriting } from "@/lib/writing/queries";
import { toWritingRecord } from "@/lib/writing/session-state";

/** The input of the exam screen. With a sitting only its open part has content; null in practice mode. */
export async function readRoomContent(whole: AttemptWithWriting, sitting: SittingView | null, locale: string) {
  const { attempt, handedIn } = whole;
  const simulation = getSimulation(attempt.simulationId);
  const isWaiting = handedIn !== null && handedIn.result === null;
  const readContent = <S extends Section>(key: S): ViewOf<S> => {
    if (sitting && !isSectionOpen(sitting, key)) return toBlankContent(simulation, key, locale);
    // The model answers of the writing come with its correction.
    const isCorrected = isQuestionSection(key) && sectionRecordOf(attempt, key).correctedAt !== null;
    return toSectionContent(simulation, key, isCorrected, locale);
  };
  const questions = <S extends QuestionSection>(key: S) => ({
    content: readContent(key),
    record: toRecordView(attempt, key, questionsResult(attempt, key, locale)),
  });
  const writing: WritingInput = {
    content: readContent(WRITING_SECTION),
    record: toWritingRecord(whole, locale),
    wait: handedIn?.wait ?? null,
    spelling: isWaiting ? await getBasicCheck(handedIn) : null,
  };
  return { ...mapQuestionSections(questions), [WRITING_SECTION]: writing };
}
