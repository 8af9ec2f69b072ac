import { getTranslations } from "next-intl/server";
import { figureFormat } from "@/components/admin/figure-format";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { formatAnswer } from "@/lib/exam/options";

export async function OptionShares({ health }: { health: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const words = await getTranslations("exam.questions");
  const { percent } = await figureFormat();
  const { options, unanswered, question } = health;
  const rows = [
    ...options.map(({ letter, ...row }) => ({ label: formatAnswer(letter, question.options, words), ...row })),
    { label: t("columns.unanswered"), isKey: false, ...unanswered },
  ];
  return (
    <ul aria-label={t("columns.options")} className="space-y-2">
      {rows.map(({ label, isKey, learners, share }) => (
        <li key={label} className={`rounded-md border-2 p-3 ${isKey ? "border-accent" : "border-line"}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span lang="it">
              {label}
              {isKey && <strong className="ml-2 text-sm text-accent">{t("key")}</strong>}
            </span>
            <span className="tabular-nums">{t("shareOf", { share: percent(share), count: learners })}</span>
          </div>
          <svg aria-hidden="true" className="mt-2 block h-2 w-full rounded-sm bg-line">
            <rect width={`${share * 100}%`} height="100%" className={isKey ? "fill-accent" : "fill-edge"} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
