import type { QuestionsResult } from "@/lib/exam/correction";
import type { SectionContent } from "@/lib/exam/kinds/table";
import type { Answers } from "@/lib/exam/merge";
import type { RecordView } from "@/lib/exam/record";
import type { QuestionSection, Section } from "@/lib/exam/sections";

/** `refused` and `signedOut` need an action of the learner; `conflict` is a text changed in two windows. */
export type SaveState = "idle" | "saving" | "saved" | "retrying" | "signedOut" | "refused" | "conflict";

export type SyncView = {
  /** The server's answers with the unsaved ones applied. */
  answers: Answers;
  unsaved: readonly string[];
  state: SaveState;
  message: string;
  /** The other window's answers during a conflict. */
  theirs: Answers | null;
};

export type SectionState = SyncView & {
  content: SectionContent;
  isLocked: boolean;
  /** Locked and marked; a locked writing may still be in the queue. */
  isCorrected: boolean;
  isCorrecting: boolean;
  /** The attempt or the part is being closed, or the attempt is closed. */
  isClosing: boolean;
  /** The marks of a question section; the writing's are in the writing domain. */
  result: QuestionsResult | null;
};

export type AttemptState = Record<Section, SectionState>;

/** A section as the server rendered it; `R` is the result of its correction. */
export type SectionInput<R, C = SectionContent> = { content: C; record: RecordView<R> };

export type SectionInputs = Record<QuestionSection, SectionInput<QuestionsResult>> &
  Record<Section, SectionInput<unknown>>;
