import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { QuestionNumbers } from "@/components/exam/check-grid";
import { useExam } from "@/components/exam/exam-context";
import { ExamLeaveLink } from "@/components/exam/leave-link";
import { SecondaryFinish } from "@/components/exam/section-bar";
import { SectionList } from "@/components/exam/section-list";
import { useSteps } from "@/components/exam/use-steps";
import { ViewSettingsButton } from "@/components/layout/view-settings-button";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeader } from "@/components/ui/sheet";
import { isOfKind, isQuestionSection, type Section } from "@/lib/exam/sections";

/** On small screens: the questions of the section, the sections with their states, the simulation's title, the exits. */
export function SectionsSheet({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const t = useTranslations("exam");
  const { store, productName, navigate } = useExam();
  const close = () => onOpen(false);
  // Closes the sheet in the same transition as the section opens.
  const choose = (section: Section) =>
    startTransition(() => {
      close();
      navigate(section);
    });
  return (
    <Sheet open={isOpen} onOpenChange={onOpen}>
      <SheetContent>
        <SheetHeader title={t("progress.title")} closeLabel={t("close")} />
        <div className="space-y-6 p-4">
          <OwnQuestions onChoose={close} />
          <nav aria-label={t("progress.title")}>
            <SectionList onChoose={choose} />
          </nav>
          <div className="space-y-3 border-t border-line pt-4">
            <p className="text-sm text-ink-soft">
              <span>{t("title", { product: productName, id: store.attempt.id })}</span>
              <br />
              <span>{store.attempt.simulationTitle}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <ExamLeaveLink variant="secondary" size="small">
                {t("toDashboard")}
              </ExamLeaveLink>
              <SecondaryFinish onPress={close} />
            </div>
            <ViewSettingsButton />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The numbers of the current section's questions, and whether they are shown one at a time. */
function OwnQuestions({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("exam");
  const { state, current, showsAll, setShowsAll, areQuestionsHidden } = useExam();
  const { steps } = useSteps();
  if (!isQuestionSection(current) || state[current].isLocked || areQuestionsHidden) return null;
  const toggle = () => {
    setShowsAll(!showsAll);
    onChoose();
  };
  return (
    <section aria-labelledby="own-questions" className="space-y-2">
      <h3 id="own-questions" className="text-lg">
        {t(`sections.${current}`)}
      </h3>
      <QuestionNumbers section={current} onChoose={onChoose} />
      {steps.length > 1 && !isOfKind(current, "cloze") && (
        <Button variant="quiet" className="px-1" onClick={toggle}>
          {t(showsAll ? "steps.one" : "steps.all")}
        </Button>
      )}
    </section>
  );
}
