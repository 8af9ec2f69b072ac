import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/exam/disclosure";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { TextConflict } from "@/components/writing/text-conflict";
import { TextField } from "@/components/writing/text-field";
import { WritingTaskPanel, type WritingTaskState } from "@/components/writing/writing-task-panel";
import type { Criterion } from "@/lib/exam/criteria";
import type { WritingView } from "@/lib/exam/kinds/writing";
import type { Answers } from "@/lib/exam/merge";
import { cn } from "@/lib/utils";

type Props = {
  content: WritingView;
  answers: Answers;
  theirs: Answers | null;
  isAiConfigured: boolean;
  /** A correction was requested without a text. */
  isEmpty: boolean;
  onChange: (name: "option" | "text", value: string) => void;
  onKeep: (keep: "mine" | "theirs") => void;
} & WritingTaskState;

/**
 * The task and the text. The text appears once a prompt is chosen, even before hydration; the task then stays in sight:
 * above the text, or beside it on wide screens.
 */
export function WritingForm({ content, answers, theirs, isAiConfigured, isEmpty, onChange, onKeep, ...task }: Props) {
  const t = useTranslations("writing");
  const { options, wordCount, criteria } = content;
  const text = answers["text"] ?? "";
  const chosen = options.find(({ id }) => id === (options.length > 1 ? answers["option"] : options[0]?.id));
  return (
    <div className={cn("group/task space-y-3", chosen && "task-room")}>
      <WritingTaskPanel options={options} chosen={chosen} onChoose={(id) => onChange("option", id)} {...task} />
      <div className={cn("min-w-0 space-y-3", !chosen && "hidden group-has-[[name=option]:checked]/task:block")}>
        {theirs && <TextConflict mine={text} theirs={theirs["text"] ?? ""} onKeep={onKeep} />}
        <TextField
          text={text}
          wordCount={wordCount}
          isEmpty={isEmpty && chosen !== undefined}
          isReadOnly={task.isReadOnly}
          onChange={(typed) => onChange("text", typed)}
        />
      </div>
      {!chosen && (
        <p
          role={isEmpty ? "alert" : undefined}
          className={cn("font-semibold group-has-[[name=option]:checked]/task:hidden", isEmpty && "text-wrong")}
        >
          {t("choose")}
        </p>
      )}
      <div className="space-y-3 lg:col-span-2 lg:mt-4">
        <WritingNotes criteria={criteria} isAiConfigured={isAiConfigured} />
      </div>
    </div>
  );
}

/** Messages of `report.next.errors` that say in plain words what a criterion looks at. */
const PLAIN_WORDS = {
  efficacia: null,
  stile: "stilistico",
  morfosintassi: "grammaticale",
  lessico: "lessicale",
  ortografia: "ortografico",
} as const satisfies Record<Criterion, string | null>;

function WritingNotes({ criteria, isAiConfigured }: Pick<WritingView, "criteria"> & { isAiConfigured: boolean }) {
  const t = useTranslations("writing");
  const plain = useTranslations("report.next.errors");
  return (
    <>
      <Disclosure label={t("criteriaTitle")}>
        <ul className="list-disc space-y-1 ps-6">
          {criteria.map(({ criterion, max }) => {
            const words = PLAIN_WORDS[criterion];
            return (
              <li key={criterion}>
                <span>{t("criterionMax", { name: t(`criteria.${criterion}`), max })}</span>
                {words && <span className="block text-sm text-ink-soft">{plain(words)}</span>}
              </li>
            );
          })}
        </ul>
      </Disclosure>
      <Alert title={isAiConfigured ? t("notice.aiTitle") : t("notice.noAiTitle")} className="max-w-3xl">
        <ReadAloud>
          <p>{isAiConfigured ? t("notice.ai") : t("notice.noAi")}</p>
        </ReadAloud>
      </Alert>
    </>
  );
}
