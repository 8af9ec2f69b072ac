import { useTranslations } from "next-intl";
import { CorrectionDialog } from "@/components/exam/correction-dialog";
import { ResultHead } from "@/components/exam/result-head";
import { TeacherReviewRequest } from "@/components/writing/teacher-review-request";
import { useMarkSummary, WritingCorrection } from "@/components/writing/writing-correction";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { WritingResult } from "@/lib/writing/schema";

type Props = {
  attemptId: string;
  productName: string;
  result: WritingResult;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function WritingDone({ attemptId, productName, result, isOpen, onOpen }: Props) {
  const t = useTranslations("writing");
  const correction = <ExamCorrection result={result} />;
  return (
    <div className="max-w-4xl">
      <h3 className="text-xl">{result.source === "teacher" ? t("done.teacherTitle") : t("done.title")}</h3>
      <p className="mt-1">{t("done.note")}</p>
      <CorrectionDialog
        section={WRITING_SECTION}
        subtitle={t("result.subtitle", { product: productName })}
        isOpen={isOpen}
        onOpen={onOpen}
      >
        {correction}
      </CorrectionDialog>
      {correction}
      <TeacherReviewRequest attemptId={attemptId} result={result} />
    </div>
  );
}

function ExamCorrection({ result }: { result: WritingResult }) {
  const t = useTranslations("writing.result");
  const { head, bar, note } = useMarkSummary(result);
  return (
    <WritingCorrection
      result={result}
      head={
        <section>
          <h3 className="text-lg">{t("overall")}</h3>
          <ResultHead {...head} {...(bar ? { bar } : {})}>
            <p className="text-sm text-ink-soft">{note}</p>
          </ResultHead>
        </section>
      }
      titles={{ errors: t("errors") }}
      errorCount={t("count", { count: result.errors.length })}
      noErrors={
        <section>
          <h3 className="text-lg text-accent">{t("noErrors")}</h3>
          <p>{t("noErrorsText")}</p>
        </section>
      }
    />
  );
}
