import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { QUEUE_KINDS, type QueuedWriting, type QueueKind } from "@/lib/admin/writing-queue";

/** The writings that want a teacher, the longest wait first; with a kind, only those. */
export async function WritingQueue({ writings, kind }: { writings: readonly QueuedWriting[]; kind: QueueKind | null }) {
  const t = await getTranslations("admin.writings");
  const format = await getFormatter();
  const now = new Date();
  const shown = writings.filter((writing) => kind === null || writing.kind === kind);
  const countOf = (one: QueueKind) => writings.filter((writing) => writing.kind === one).length;
  const filters = [
    { href: "/admin/writings", label: t("all", { count: writings.length }), isChosen: kind === null },
    ...QUEUE_KINDS.map((one) => ({
      href: `/admin/writings?kind=${one}`,
      label: t("kindCount", { kind: t(`kinds.${one}`), count: countOf(one) }),
      isChosen: kind === one,
    })),
  ];
  return (
    <div className="space-y-4">
      <nav aria-label={t("filter")}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {filters.map(({ href, label, isChosen }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isChosen ? "page" : undefined}
                className="inline-block min-h-11 py-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 ? (
        <p className="rounded-md border border-dashed border-edge p-4">{t("none")}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left">
            <thead>
              <tr className="border-b-2 border-edge">
                {(["attempt", "why", "since", "words", "simulation"] as const).map((column) => (
                  <th key={column} scope="col" className={column === "words" ? "p-2 text-right" : "p-2"}>
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((writing) => (
                <tr key={writing.id} className="border-b border-line">
                  <td className="p-2">
                    <Link
                      href={`/admin/writings/${writing.id}`}
                      prefetch={false}
                      className="inline-block min-h-11 py-2 font-semibold underline underline-offset-4"
                    >
                      {t("mark", { id: writing.attemptId })}
                    </Link>
                  </td>
                  <td className="p-2">
                    <Badge>{t(`kinds.${writing.kind}`)}</Badge>
                  </td>
                  <td
                    className="p-2 whitespace-nowrap"
                    title={format.dateTime(writing.since, { dateStyle: "full", timeStyle: "short" })}
                  >
                    {format.relativeTime(writing.since, now)}
                  </td>
                  <td className="p-2 text-right tabular-nums">{writing.words}</td>
                  <td className="p-2">
                    {t("simulation", { id: writing.simulationId, option: writing.option ?? "-" })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
