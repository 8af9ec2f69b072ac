import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { Who } from "@/components/admin/act-dialog";
import { Moment } from "@/components/admin/moment";
import { ResetAttempt } from "@/components/admin/reset-attempt";
import { formatScore } from "@/components/exam/date-format";
import { Badge } from "@/components/ui/badge";
import type { StudentAttempt } from "@/lib/admin/queries/student";
import { EXAM_MAX, SECTION_MAX } from "@/lib/exam/score";

type Props = { attempts: readonly StudentAttempt[]; who: Who; now: Date };

/** A student's attempts, the newest first, each with its marks so far and the way to its writing. */
export async function StudentAttempts({ attempts, who, now }: Props) {
  const t = await getTranslations("admin.student.attempts");
  if (attempts.length === 0) return <p className="rounded-md border border-dashed border-edge p-4">{t("none")}</p>;
  return (
    <ul className="space-y-3">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="space-y-2 rounded-md border border-line bg-surface p-4">
          <Attempt attempt={attempt} who={who} now={now} />
        </li>
      ))}
    </ul>
  );
}

async function Attempt({ attempt, who, now }: { attempt: StudentAttempt; who: Who; now: Date }) {
  const t = await getTranslations("admin.student.attempts");
  const exam = await getTranslations("exam.sections");
  const locale = await getLocale();
  const { id, simulationId, status, startedAt, closedAt, setAsideAt, totalScore, sections, writingId } = attempt;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{t("name", { simulation: simulationId, id })}</h4>
        <p className="flex flex-wrap gap-2">
          <Badge tone={status === "closed" ? "good" : "careful"}>{t(status)}</Badge>
          {setAsideAt && <Badge>{t("setAside")}</Badge>}
        </p>
      </div>
      <p>
        <strong className="tabular-nums">
          {t("total", { score: formatScore(totalScore, locale), max: EXAM_MAX })}
        </strong>
        {" · "}
        {t("started")} <Moment at={startedAt} now={now} />
        {closedAt && (
          <>
            {" · "}
            {t("finished")} <Moment at={closedAt} now={now} />
          </>
        )}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-5">
        {sections.map(({ section, score, passed }) => (
          <div key={section}>
            <dt className="text-ink-soft">{exam(section)}</dt>
            <dd className="tabular-nums">
              {score === null
                ? t("unmarked")
                : t(passed ? "passed" : "failed", { score: formatScore(score, locale), max: SECTION_MAX })}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {writingId && (
          <Link
            href={`/admin/writings/${writingId}`}
            prefetch={false}
            className="inline-block min-h-11 py-2 font-semibold underline underline-offset-4"
          >
            {t("writing", { id })}
          </Link>
        )}
        {!setAsideAt && <ResetAttempt who={who} attemptId={id} simulationId={simulationId} />}
      </div>
    </>
  );
}
