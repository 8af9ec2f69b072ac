import { getFormatter, getTranslations } from "next-intl/server";
import { CorrectedTextField, CriteriaFields, FeedbackField } from "@/components/admin/marking-fields";
import { MarkingForm } from "@/components/admin/marking-form";
import { EmptyState } from "@/components/admin/page-section";
import { ShortTextAnswerForm } from "@/components/admin/short-text-answer";
import { Disclosure } from "@/components/exam/disclosure";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { ComparedTexts } from "@/components/writing/compared-texts";
import { ErrorList } from "@/components/writing/error-list";
import type { WritingToMark } from "@/lib/admin/queries/writings";
import { sumCriteria } from "@/lib/exam/criteria";
import { SECTION_MAX } from "@/lib/exam/score";
import { countWords } from "@/lib/exam/word-count";
import type { WritingTask } from "@/lib/writing/prompt";
import { isShortText } from "@/lib/writing/short-text";
import type { ProposalSources } from "@/lib/writing/teacher-errors";

type Props = { writing: WritingToMark; task: WritingTask; sources: ProposalSources };

export function MarkingView({ writing, task, sources }: Props) {
  const { text, result } = writing.handedIn;
  const correctedText = result?.correctedText ?? text;
  const criteria = result?.criteria ?? null;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="space-y-6">
        <MarkingFacts writing={writing} />
        <TaskAndText task={task} text={text} />
        <EarlierMarks result={result} />
        <LaterDrafts drafts={writing.drafts} />
      </div>
      <ClientMessages
        namespaces={["admin.marking", "writing.result", "writing.errorTypes", "writing.spelling.reasons"]}
      >
        <div className="space-y-6">
          {isShortText(text) && result?.source !== "teacher" && <ShortTextAnswerForm writing={writing} task={task} />}
          <MarkingForm
            writingId={writing.id}
            initialSum={criteria && sumCriteria(criteria)}
            criteriaFields={<CriteriaFields proposal={criteria} />}
            marked={{
              text,
              correctedText,
              sources,
              seenMarkedAt: writing.teacherMarkedAt,
              correctedField: <CorrectedTextField value={correctedText} />,
              feedbackField: <FeedbackField value={result?.feedback ?? ""} />,
            }}
          />
        </div>
      </ClientMessages>
    </div>
  );
}

async function MarkingFacts({ writing }: { writing: WritingToMark }) {
  const t = await getTranslations("admin.marking");
  const format = await getFormatter();
  const { option, result } = writing.handedIn;
  const date = format.dateTime(writing.submittedAt, { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <p className="text-ink-soft">{t("about", { simulation: writing.simulationId, option: option ?? "-", date })}</p>
      {result?.source === "ai" && result.teacherAsked && <Alert tone="careful">{t("contested")}</Alert>}
      {result?.source === "teacher" && <Alert tone="good">{t("already")}</Alert>}
    </>
  );
}

export async function TaskAndText({ task, text }: { task: WritingTask; text: string }) {
  const t = await getTranslations("admin.marking");
  return (
    <>
      <section className="space-y-2" lang="it" dir="ltr">
        <h2 className="text-xl">{t("task")}</h2>
        <p className="text-reading">{task.prompt}</p>
        <ul className="list-disc ps-6">
          {task.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h2 className="text-xl">{t("text")}</h2>
        <p className="text-ink-soft">{t("words", { words: countWords(text), ...task.words })}</p>
        <p lang="it" dir="ltr" className="rounded-lg bg-sunken p-4 text-reading whitespace-pre-wrap">
          {text}
        </p>
      </section>
    </>
  );
}

async function EarlierMarks({ result }: Pick<WritingToMark["handedIn"], "result">) {
  const t = await getTranslations("admin.marking");
  if (!result) return <EmptyState>{t("noProposal")}</EmptyState>;
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t(result.source === "ai" ? "proposal" : "earlier")}</h2>
      <h3 className="text-lg">{t("texts")}</h3>
      <ComparedTexts result={result} />
      <ErrorList text={result.originalText} errors={result.errors} />
    </section>
  );
}

/** Collapsed, because later drafts do not count. */
async function LaterDrafts({ drafts }: Pick<WritingToMark, "drafts">) {
  const t = await getTranslations("drafts.teacher");
  if (drafts.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="text-ink-soft">{t("note")}</p>
      {drafts.map(({ number, text, score }) => (
        <Disclosure
          key={number}
          label={score === null ? t("unmarked", { number }) : t("marked", { number, score, max: SECTION_MAX })}
        >
          <p lang="it" dir="ltr" className="text-reading whitespace-pre-wrap">
            {text}
          </p>
        </Disclosure>
      ))}
    </section>
  );
}
