import { getTranslations } from "next-intl/server";
import { figureFormat } from "@/components/admin/figure-format";
import { RowLink } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { type Column, DataTable, sortLink, TwoLines } from "@/components/admin/table";
import { Badge } from "@/components/ui/badge";
import { isSmallSample } from "@/lib/admin/item-rules";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { type QuestionQuery, questionsUrl, type Sort } from "@/lib/admin/question-query";

type Props = { simulationId: number; choice: QuestionQuery; questions: readonly QuestionHealth[] };
type Cell = Column<QuestionHealth>["cell"];
type Heading = "question" | "facility" | "discrimination" | "look" | "options" | "unanswered" | "time" | "learners";

/** The figures of each question, grey while too few learners have answered it; headers sort, ascending first. */
export async function QuestionTable({ simulationId, choice, questions }: Props) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const { percent, index, percentInterval, indexInterval } = await figureFormat();
  if (questions.length === 0) return <EmptyState>{t("none")}</EmptyState>;
  const sortBy = (sort: Sort) => {
    const order = choice.dir === "asc" ? "ascending" : "descending";
    return sortLink(choice.sort === sort ? order : undefined, (next) =>
      questionsUrl(simulationId, { ...choice, sort, dir: next === "ascending" ? "asc" : "desc" }),
    );
  };
  const column = (key: Heading, sort: Sort | null, cell: Cell): Column<QuestionHealth> => ({
    key,
    cell,
    head: t(`columns.${key}`),
    sort: sort ? sortBy(sort) : undefined,
    isNumber: key !== "question" && key !== "look",
    className: (one) => `${key === "look" ? "" : "whitespace-nowrap"} ${isSmallSample(one) ? "text-ink-soft" : ""}`,
  });
  const columns = [
    column("question", "place", ({ section, id, name }) => (
      <RowLink href={`/admin/questions/${simulationId}/${name}`}>
        {t("questionOf", { section: names(section), id })}
      </RowLink>
    )),
    column("facility", "facility", (one) => (
      <TwoLines small={percentInterval(one.facilityInterval)}>{percent(one.facility)}</TwoLines>
    )),
    column("discrimination", "discrimination", (one) => (
      <TwoLines small={indexInterval(one.discriminationInterval)}>{index(one.discrimination)}</TwoLines>
    )),
    column("look", null, (one) => <Reasons question={one} />),
    column("options", null, (one) => <Options question={one} />),
    column("unanswered", "unanswered", (one) => percent(one.learners === 0 ? null : one.unanswered.share)),
    column("time", "time", ({ time }) => <Time time={time} />),
    column("learners", "learners", ({ learners }) => t("number", { count: learners })),
  ];
  return <DataTable columns={columns} rows={questions} keyOf={({ name }) => name} />;
}

async function Reasons({ question: { flag, reasons, ...figures } }: { question: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  return (
    <div className="flex flex-col items-start gap-1">
      {flag && <Badge tone="careful">{t("flag.badge")}</Badge>}
      {isSmallSample(figures) && <span className="text-sm">{t("few")}</span>}
      {reasons.map((reason) => (
        <Badge key={reason} wraps tone={reason === "negative" || reason === "wrongPreferred" ? "wrong" : "neutral"}>
          {t(`reasons.${reason}`)}
        </Badge>
      ))}
    </div>
  );
}

async function Options({ question }: { question: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const { percent } = await figureFormat();
  return question.options.map(({ letter, isKey, share }) => (
    <span key={letter} className={`block ${isKey ? "font-bold" : ""}`}>
      {isKey ? t("keyShare", { letter, share: percent(share) }) : `${letter} ${percent(share)}`}
    </span>
  ));
}

async function Time({ time }: Pick<QuestionHealth, "time">) {
  const t = await getTranslations("admin.questions");
  const { seconds } = await figureFormat();
  if (!time) return <span>-</span>;
  return (
    <span className={isSmallSample(time) ? "text-ink-soft" : ""}>
      <span>{seconds(time.medianSeconds)}</span>
      {isSmallSample(time) && <span className="block text-sm">{t("few")}</span>}
    </span>
  );
}
