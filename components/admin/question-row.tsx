import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { figureFormat } from "@/components/admin/figure-format";
import { Badge } from "@/components/ui/badge";
import { isSmall } from "@/lib/admin/item-rules";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";

/** One question of the table; grey while too few learners have answered it. */
export async function QuestionRow({ simulationId, question }: { simulationId: number; question: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const { percent, index, percentInterval, indexInterval, seconds } = await figureFormat();
  const { section, id, name, facility, discrimination, options, unanswered, time, learners, reasons, flag } = question;
  const few = isSmall(question);
  const number = `p-2 text-right tabular-nums whitespace-nowrap ${few ? "text-ink-soft" : ""}`;
  const label = t("questionOf", { section: names(section), id });
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="p-2 font-normal">
        <Link
          href={`/admin/questions/${simulationId}/${name}`}
          prefetch={false}
          className="inline-block min-h-11 py-2 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {label}
        </Link>
      </th>
      <td className={`${number} py-4`}>
        {percent(facility)}
        <span className="block text-sm text-ink-soft">{percentInterval(question.facilityInterval)}</span>
      </td>
      <td className={`${number} py-4`}>
        {index(discrimination)}
        <span className="block text-sm text-ink-soft">{indexInterval(question.discriminationInterval)}</span>
      </td>
      <td className="space-y-1 p-2 py-4">
        {flag && (
          <div>
            <Badge tone="careful">{t("flag.badge")}</Badge>
          </div>
        )}
        {few ? (
          <span className="text-sm text-ink-soft">{t("few")}</span>
        ) : (
          reasons.map((reason) => (
            <div key={reason}>
              <Badge tone={reason === "negative" || reason === "wrongPreferred" ? "wrong" : "neutral"}>
                {t(`reasons.${reason}`)}
              </Badge>
            </div>
          ))
        )}
      </td>
      <td className={`${number} py-4`}>
        {options.map(({ letter, isKey, share }) => (
          <span key={letter} className={`block ${isKey ? "font-bold" : ""}`}>
            {isKey ? t("keyShare", { letter, share: percent(share) }) : `${letter} ${percent(share)}`}
          </span>
        ))}
      </td>
      <td className={`${number} py-4`}>{percent(learners === 0 ? null : unanswered.share)}</td>
      <td
        className={`p-2 py-4 text-right tabular-nums whitespace-nowrap ${!time || isSmall(time) ? "text-ink-soft" : ""}`}
      >
        {time ? seconds(time.medianSeconds) : "-"}
        {time && isSmall(time) && <span className="block text-sm">{t("few")}</span>}
      </td>
      <td className={`${number} py-4`}>{t("number", { count: learners })}</td>
    </tr>
  );
}
