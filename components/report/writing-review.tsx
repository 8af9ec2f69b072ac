import { useTranslations } from "next-intl";
import { ReviewResult } from "@/components/report/review-result";
import { ButtonLink, TextLink } from "@/components/ui/link";
import { LearnerText } from "@/components/writing/learner-text";
import { ModelAnswers } from "@/components/writing/model-answers";
import { TeacherReviewRequest } from "@/components/writing/teacher-review-request";
import { TextVersions } from "@/components/writing/text-versions";
import { useMarkSummary, WritingCorrection } from "@/components/writing/writing-correction";
import { WritingTaskCard } from "@/components/writing/writing-task";
import { PROMPTS_PATH, rewritingPath } from "@/lib/exam/paths";
import type { WritingReview } from "@/lib/report/queries";
import type { WritingResult } from "@/lib/writing/schema";

type Props = { attemptId: string; review: WritingReview; isAiConfigured: boolean };

/** The review of a writing: marked, pending, or handed in empty. */
export function WritingReviewView({ attemptId, review, isAiConfigured }: Props) {
  const { correctionResult: result, status } = review;
  return (
    <div className="space-y-8">
      {result ? (
        <WritingWithMarks attemptId={attemptId} result={result} task={review.task} />
      ) : status === "pending" ? (
        <PendingWriting review={review} isAiConfigured={isAiConfigured} />
      ) : (
        <EmptyWriting maxScore={review.maxScore} />
      )}
      {!result && status === "pending" && (!isAiConfigured || review.wait?.needsTeacher) && (
        <RewriteLink attemptId={attemptId} />
      )}
      <ModelAnswers models={review.models} />
    </div>
  );
}

function RewriteLink({ attemptId }: { attemptId: string }) {
  const t = useTranslations("drafts.links");
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <ButtonLink href={rewritingPath(attemptId)} className="w-full sm:w-auto">
        {t("rewriteText")}
      </ButtonLink>
      <TextLink href={PROMPTS_PATH}>{t("prompts")}</TextLink>
    </p>
  );
}

type MarkedProps = { attemptId: string; result: WritingResult; task: WritingReview["task"] };

function WritingWithMarks({ attemptId, result, task }: MarkedProps) {
  const t = useTranslations("report.writing");
  const { head: marks, note } = useMarkSummary(result);
  const { errors } = result;
  const head = (
    <ReviewResult title={t("result")} {...marks}>
      <p>{note}</p>
      <RewriteLink attemptId={attemptId} />
    </ReviewResult>
  );
  const errorsTitle = t("errors", { count: errors.length });
  return (
    <div>
      <WritingCorrection
        result={result}
        head={head}
        titles={{ feedback: t("feedback"), texts: t("texts"), errors: errorsTitle }}
        texts={
          <>
            {task && <WritingTaskCard task={task} covered={result.details?.bullets ?? []} />}
            <TextVersions result={result} />
          </>
        }
        noErrors={
          <section className="space-y-3">
            <h3 className="text-lg">{errorsTitle}</h3>
            <p>{t("noErrors")}</p>
          </section>
        }
      />
      <TeacherReviewRequest attemptId={attemptId} result={result} />
    </div>
  );
}

function PendingWriting({ review, isAiConfigured }: Omit<Props, "attemptId">) {
  const t = useTranslations("report.writing");
  const fault = useTranslations("writing.faults");
  const { originalText, task, spelling, wait } = review;
  const isForTeacher = !isAiConfigured || wait?.needsTeacher;
  return (
    <div className="space-y-6">
      <ReviewResult title={t("result")} isPassed={null} isWaiting verdict={t("pending")}>
        <p>
          {isAiConfigured && wait?.failure ? fault(wait.failure) : t(isForTeacher ? "pendingTeacher" : "pendingAi")}
        </p>
      </ReviewResult>
      {task && <WritingTaskCard task={task} covered={[]} />}
      <LearnerText title={t("original")} text={originalText} spelling={spelling} />
    </div>
  );
}

function EmptyWriting({ maxScore: max }: Pick<WritingReview, "maxScore">) {
  const t = useTranslations("report.writing");
  const { head } = useMarkSummary(max === null ? { score: null, passed: null } : { score: 0, passed: false });
  return (
    <ReviewResult title={t("result")} {...head}>
      <p className="font-semibold">{t("empty")}</p>
      {max !== null && <p>{t("emptyText", { max })}</p>}
    </ReviewResult>
  );
}
