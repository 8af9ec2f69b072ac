import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { ProgressLabel } from "@/components/exam/progress-label";
import { progressOf } from "@/lib/exam/progress";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** The sections with their state: all five, or in exam mode those of the running part. */
export function SectionList({ onChoose }: { onChoose: (section: Section) => void }) {
  const t = useTranslations("exam.sections");
  const { state, current, sitting } = useExam();
  return (
    <ol className="space-y-2">
      {(sitting?.sections ?? SECTIONS).map((section) => (
        <li key={section}>
          <button
            type="button"
            aria-current={section === current ? "step" : undefined}
            onClick={() => onChoose(section)}
            className={cn(
              "flex min-h-14 w-full flex-col justify-center rounded-md border-l-4 border-transparent px-3 py-2 text-left leading-tight hover:bg-sunken",
              section === current && "border-accent bg-accent-soft font-semibold",
            )}
          >
            <span>{t(section)}</span>
            <ProgressLabel progress={progressOf(section, state[section])} />
          </button>
        </li>
      ))}
    </ol>
  );
}
