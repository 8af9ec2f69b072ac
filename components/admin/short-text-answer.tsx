import { getLocale, getTranslations } from "next-intl/server";
import { FeedbackField } from "@/components/admin/marking-fields";
import { ShortTextDialog } from "@/components/admin/short-text-dialog";
import { Alert } from "@/components/ui/alert";
import type { WritingToMark } from "@/lib/admin/queries/writings";
import { CRITERION_NAMES, sumCriteria } from "@/lib/exam/criteria";
import { SECTION_MAX } from "@/lib/exam/score";
import { countWords } from "@/lib/exam/word-count";
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import type { WritingTask } from "@/lib/writing/prompt";
import { toShortTextScores } from "@/lib/writing/short-text";

type Props = { writing: WritingToMark; task: WritingTask };

/** The prepared answer to a text that is too short: points for its length, and an editable comment. */
export async function ShortTextAnswerForm({ writing, task }: Props) {
  const t = await getTranslations("admin.marking.short");
  const names = await getTranslations("writing.criteria");
  const { text } = writing.handedIn;
  const scores = toShortTextScores(text, task.words);
  const points = CRITERION_NAMES.map((name) => `${names(name)}: ${scores[name]}`).join(". ");
  return (
    <Alert tone="careful" title={t("title", { words: countWords(text) })}>
      <p className="mb-3">{t("text")}</p>
      <ShortTextDialog writingId={writing.id}>
        <p className="font-semibold">{t("points", { score: sumCriteria(scores), max: SECTION_MAX })}</p>
        <p>{`${points}.`}</p>
        <FeedbackField id="shortFeedback" value={await writeComment(writing, task)} />
      </ShortTextDialog>
    </Alert>
  );
}

/** In Italian, and below it in the learner's language, so that teacher and learner can both read it. */
async function writeComment({ learnerLocale, handedIn }: WritingToMark, { words }: WritingTask): Promise<string> {
  const languages = new Set([DEFAULT_LOCALE, isOfferedLocale(learnerLocale) ? learnerLocale : await getLocale()]);
  const comments = [...languages].map(async (locale) => {
    const t = await getTranslations({ locale, namespace: "admin.marking.short" });
    return t("comment", { words: countWords(handedIn.text), min: words.min });
  });
  return (await Promise.all(comments)).join("\n\n");
}
