import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { SavedCount } from "@/components/exam/save-indicator";
import { progressOf, type SectionProgress } from "@/lib/exam/progress";
import { isOfKind, SECTIONS, type Section } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** The sections with their state: all five, or in exam mode those of the running part. */
export function SectionList({ onChoose }: { onChoose: (section: Section) => void }) {
  const t = useTranslations("exam");
  const { state, current, sitting } = useExam();
  return (
    <ol className="space-y-1">
      {(sitting?.sections ?? SECTIONS).map((section) => (
        <li key={section}>
          <button
            type="button"
            aria-current={section === current ? "step" : undefined}
            onClick={() => onChoose(section)}
            className={cn(
              "flex min-h-14 w-full flex-col justify-center rounded-sm border-2 border-transparent px-3 py-2 text-start leading-tight hover:bg-sunken",
              section === current && "border-chosen bg-chosen-soft font-semibold",
            )}
          >
            <span>{t(`sections.${section}`)}</span>
            {isOfKind(section, "cloze") && <span className="text-sm font-normal">{t("spokenCloze")}</span>}
            <ProgressLabel progress={progressOf(section, state[section])} />
            {section === current && <SavedCount section={section} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function ProgressLabel({ progress: { state, done, total } }: { progress: SectionProgress }) {
  const t = useTranslations("exam.progress");
  const isStarted = state === "started";
  const started = total === null ? t("startedWords", { words: done }) : t("started", { done, total });
  return (
    <span className="text-sm font-normal text-ink-soft">
      {state === "corrected" && <Check aria-hidden="true" className="me-0.5 inline size-4" />}
      <span>{isStarted ? started : t(state)}</span>
    </span>
  );
}
