import { useTranslations } from "next-intl";
import { CorrectionDialog } from "@/components/exam/correction-dialog";
import { useExam } from "@/components/exam/exam-context";
import { TeacherReviewRequest } from "@/components/writing/teacher-review-request";
import { MarkHead, WritingCorrection } from "@/components/writing/writing-correction";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { WritingResult } from "@/lib/writing/schema";

type Props = { result: WritingResult; isOpen: boolean; onOpen: (isOpen: boolean) => void };

export function WritingDone({ result, isOpen, onOpen }: Props) {
  const { store, productName } = useExam();
  const t = useTranslations("writing");
  const subtitle = t("result.subtitle", { product: productName });
  const correction = (
    <WritingCorrection
      result={result}
      head={
        <section>
          <h3 className="text-lg">{t("result.overall")}</h3>
          <MarkHead result={result} />
        </section>
      }
      noErrors={
        <section>
          <h3 className="text-lg text-accent">{t("result.noErrors")}</h3>
          <p>{t("result.noErrorsText")}</p>
        </section>
      }
    />
  );
  return (
    <div className="max-w-4xl">
      <h3 className="text-xl">{result.source === "teacher" ? t("done.teacherTitle") : t("done.title")}</h3>
      <p className="mt-1">{t("done.note")}</p>
      <CorrectionDialog section={WRITING_SECTION} subtitle={subtitle} isOpen={isOpen} onOpen={onOpen}>
        {correction}
      </CorrectionDialog>
      {correction}
      <TeacherReviewRequest attemptId={store.attempt.id} result={result} />
    </div>
  );
}
