import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { FEW_LEARNERS } from "@/lib/admin/item-rules";
import type { SimulationOverview } from "@/lib/admin/queries/question-health";

/** The simulations whose questions can be looked into, with how much there is to go by. */
export async function SimulationPicker({ simulations }: { simulations: readonly SimulationOverview[] }) {
  const t = await getTranslations("admin.questions");
  const isEmpty = simulations.every(({ attempts }) => attempts === 0);
  return (
    <div className="space-y-4">
      <p className="max-w-reading">{t("intro")}</p>
      {isEmpty && <Alert>{t("fills", { count: FEW_LEARNERS })}</Alert>}
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-edge">
              <th scope="col" className="p-2">
                {t("columns.simulation")}
              </th>
              <th scope="col" className="p-2 text-right">
                {t("columns.attempts")}
              </th>
              <th scope="col" className="p-2 text-right">
                {t("columns.flags")}
              </th>
            </tr>
          </thead>
          <tbody>
            {simulations.map(({ id, title, attempts, flags }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="p-2 font-normal">
                  <Link
                    href={`/admin/questions/${id}`}
                    prefetch={false}
                    className="inline-block min-h-11 py-2 font-semibold underline underline-offset-4"
                  >
                    {title}
                  </Link>
                </th>
                <td className={`p-2 text-right tabular-nums ${attempts < FEW_LEARNERS ? "text-ink-soft" : ""}`}>
                  {t("number", { count: attempts })}
                  {attempts < FEW_LEARNERS && <span className="block text-sm">{t("few")}</span>}
                </td>
                <td className="p-2 text-right tabular-nums">{t("number", { count: flags })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
