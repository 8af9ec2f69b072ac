import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { QuestionRow } from "@/components/admin/question-row";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { type Choice, toQuery } from "@/lib/admin/question-order";

type Props = { simulationId: number; choice: Choice; questions: readonly QuestionHealth[] };

/** The columns in their order, each with what it is sorted by, if by anything. */
const COLUMNS = [
  { name: "question", sort: "place", isNumber: false },
  { name: "facility", sort: "facility", isNumber: true },
  { name: "discrimination", sort: "discrimination", isNumber: true },
  { name: "look", sort: null, isNumber: false },
  { name: "options", sort: null, isNumber: true },
  { name: "unanswered", sort: "unanswered", isNumber: true },
  { name: "time", sort: "time", isNumber: true },
  { name: "learners", sort: "learners", isNumber: true },
] as const;

/** The figures of each question; the heads of the columns are links that sort, up and then down. */
export async function QuestionTable({ simulationId, choice, questions }: Props) {
  const t = await getTranslations("admin.questions");
  if (questions.length === 0) return <p className="rounded-md border border-dashed border-edge p-4">{t("none")}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-edge">
            {COLUMNS.map(({ name, sort, isNumber }) => {
              const isSorted = sort === choice.sort;
              const dir = isSorted && choice.dir === "asc" ? "desc" : "asc";
              const order = choice.dir === "asc" ? "ascending" : "descending";
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={isSorted ? order : undefined}
                  className={`p-2 align-bottom ${isNumber ? "text-right" : ""}`}
                >
                  {sort ? (
                    <Link
                      href={`/admin/questions/${simulationId}${toQuery({ ...choice, sort, dir })}`}
                      prefetch={false}
                      scroll={false}
                      className="inline-block min-h-11 py-2 whitespace-nowrap underline underline-offset-4"
                    >
                      {t(`columns.${name}`)}
                      {isSorted && <span aria-hidden="true"> {choice.dir === "asc" ? "↑" : "↓"}</span>}
                    </Link>
                  ) : (
                    <span className="inline-block py-2">{t(`columns.${name}`)}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <QuestionRow key={question.name} simulationId={simulationId} question={question} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
