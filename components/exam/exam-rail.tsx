import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { SecondaryFinish } from "@/components/exam/section-bar";
import { SectionList } from "@/components/exam/section-list";
import { lazyOnIdle } from "@/components/ui/lazy-on-idle";

const ViewSettingsButton = lazyOnIdle(() =>
  import("@/components/layout/view-settings-button").then((part) => part.ViewSettingsButton),
);

/** The five sections as a side column on wide screens. */
export function ExamRail() {
  const t = useTranslations("exam.progress");
  const { navigate } = useExam();
  return (
    <nav
      aria-labelledby="exam-progress"
      className="sticky top-(--top) max-h-[calc(100dvh-var(--top))] self-start overflow-y-auto py-4 ps-4 max-lg:hidden print:hidden"
    >
      <h2 id="exam-progress" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <SectionList onChoose={navigate} />
      <SecondaryFinish className="mt-6 w-full justify-start" />
      <ViewSettingsButton />
    </nav>
  );
}
