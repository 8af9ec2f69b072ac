import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CorrectionDialog } from "@/components/exam/correction-dialog";
import { useExam } from "@/components/exam/exam-context";
import { TeacherReviewRequest } from "@/components/writing/teacher-review-request";
import { TextVersions } from "@/components/writing/text-versions";
import { CorrectionOverview, MarkHead, WritingCorrection } from "@/components/writing/writing-correction";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { WritingResult } from "@/lib/writing/schema";

type Props = {
  result: WritingResult;
  /** Whether the correction has arrived in this page: its title then takes the focus, so that it is announced. */
  isNew: boolean;
};

/** The correction of a writing in the exam. Its dialog shows the whole of it once more, only on request. */
export function WritingDone({ result, isNew }: Props) {
  const { store, productName } = useExam();
  const t = useTranslations("writing");
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const noErrors = (
    <section>
      <h3 className="text-lg text-accent">{t("result.noErrors")}</h3>
      <p>{t("result.noErrorsText")}</p>
    </section>
  );
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="scroll-clear text-xl outline-none">
        {result.source === "teacher" ? t("done.teacherTitle") : t("done.title")}
      </h3>
      <p className="mt-1">{t("done.note")}</p>
      <WritingCorrection
        result={result}
        head={<MarkHead result={result} />}
        titles={{ texts: t("done.original") }}
        texts={<TextVersions result={result} />}
        noErrors={noErrors}
      />
      <CorrectionDialog
        section={WRITING_SECTION}
        subtitle={t("result.subtitle", { product: productName })}
        isOpen={isOpen}
        onOpen={setOpen}
      >
        <CorrectionOverview
          result={result}
          head={
            <section>
              <h3 className="text-lg">{t("result.overall")}</h3>
              <MarkHead result={result} />
            </section>
          }
          noErrors={noErrors}
        />
      </CorrectionDialog>
      <TeacherReviewRequest attemptId={store.attempt.id} result={result} />
    </div>
  );
}
