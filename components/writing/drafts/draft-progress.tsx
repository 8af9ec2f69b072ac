import { useLocale, useTranslations } from "next-intl";
import { ReadAloud } from "@/components/layout/read-aloud";
import { SECTION_MAX } from "@/lib/exam/score";
import { formatDifference, formatScore } from "@/lib/product/format";
import { bestDraft, compareDrafts, type MarkedDraft } from "@/lib/writing/progress";

/** Compares the best later draft with the first: points per criterion and errors per 100 words. */
export function DraftProgress({ first, later }: { first: MarkedDraft; later: readonly MarkedDraft[] }) {
  const t = useTranslations("drafts.progress");
  const writing = useTranslations("writing");
  const best = bestDraft(later);
  if (!best) return null;
  const { criteria, kinds } = compareDrafts(first.result, best.result);
  const [from, to] = [first.result.score, best.result.score];
  return (
    <section className="max-w-reading space-y-4">
      <ReadAloud className="space-y-4">
        <h2 className="text-xl">{t("title", { number: best.number })}</h2>
        {from !== null && to !== null && (
          <>
            <p className="text-lg">{t(to > from ? "better" : to < from ? "worse" : "same", { from, to })}</p>
            <StepTable
              caption={t("criteria")}
              number={best.number}
              rows={[
                { name: t("total", { max: SECTION_MAX }), from, to },
                ...criteria.map(({ criterion, ...step }) => ({ name: writing(`criteria.${criterion}`), ...step })),
              ]}
            />
          </>
        )}
        {kinds.length > 0 && (
          <StepTable
            caption={t("kinds")}
            number={best.number}
            rows={kinds.map(({ kind, ...step }) => ({ name: writing(`errorTypes.${kind}`), ...step }))}
            isFewerBetter
          />
        )}
        <p className="text-sm text-ink-soft">{t("firstCounts")}</p>
      </ReadAloud>
    </section>
  );
}

type Row = { name: string; from: number; to: number };
type TableProps = { caption: string; number: number; rows: readonly Row[]; isFewerBetter?: boolean };

function StepTable({ caption, number, rows, isFewerBetter = false }: TableProps) {
  const t = useTranslations("drafts.progress");
  const locale = useLocale();
  const colour = (difference: number) => {
    if (difference === 0) return "text-ink-soft";
    return difference > 0 === isFewerBetter ? "text-careful" : "text-accent";
  };
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="pb-1 text-start font-semibold">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <td />
          {[t("first"), t("draft", { number }), t("difference")].map((head) => (
            <th key={head} scope="col" className="py-1 ps-3 text-end align-bottom font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, to }) => {
          const difference = Math.round(10 * (to - from)) / 10;
          return (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              <td className="py-2 ps-3 text-end">{formatScore(from, locale)}</td>
              <td className="py-2 ps-3 text-end">{formatScore(to, locale)}</td>
              <td className={`py-2 ps-3 text-end font-semibold ${colour(difference)}`}>
                {formatDifference(difference, locale)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
