import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ExamLeaveLink } from "@/components/exam/leave-link";
import { SecondaryFinish } from "@/components/exam/section-bar";
import { SectionList } from "@/components/exam/section-list";
import { ViewSettingsButton } from "@/components/layout/view-settings-button";
import { Sheet, SheetContent, SheetHeader } from "@/components/ui/sheet";
import type { Section } from "@/lib/exam/sections";

/** On small screens: the sections with their states, the simulation's title, and the exits. */
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
