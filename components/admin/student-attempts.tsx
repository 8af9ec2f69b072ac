import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/admin/facts";
import { BoldLink } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { RelativeTime } from "@/components/admin/relative-time";
import { StudentAction, type StudentIdentity } from "@/components/admin/student-action";
import { Badge } from "@/components/ui/badge";
import { setAsideAttempt } from "@/lib/admin/actions";
import { attemptState } from "@/lib/admin/attempt-counts";
import type { StudentAttempt } from "@/lib/admin/queries/student";
import { formatScore } from "@/lib/product/format";

type Props = { attempts: readonly StudentAttempt[]; who: StudentIdentity };

export async function StudentAttempts({ attempts, who }: Props) {
  const t = await getTranslations("admin.student.attempts");
  if (attempts.length === 0) return <EmptyState>{t("none")}</EmptyState>;
  return (
    <ul className="space-y-3">
      {attempts.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} who={who} />
      ))}
    </ul>
  );
}

const STATE_TONES = { active: "careful", closed: "good", setAside: "neutral" } as const;

type AttemptProps = { attempt: StudentAttempt; who: StudentIdentity };

async function Attempt({ attempt, who }: AttemptProps) {
  const t = await getTranslations("admin.student.attempts");
  const { id, simulationId, startedAt, closedAt, totalScore, maxTotalScore: max } = attempt;
  const score = formatScore(totalScore, await getLocale());
  const state = attemptState(attempt);
  return (
    <li className="space-y-2 rounded-md bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{t("name", { simulation: simulationId, id })}</h4>
        <p className="flex flex-wrap gap-2">
          <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
        </p>
      </div>
      <p>
        <strong className="tabular-nums">{t("total", { score, max })}</strong>
        <span>{` · ${t("started")} `}</span>
        <RelativeTime at={startedAt} />
        {closedAt && (
          <>
            <span>{` · ${t("finished")} `}</span>
            <RelativeTime at={closedAt} />
          </>
        )}
      </p>
      <AttemptScores attempt={attempt} />
      <AttemptActions attempt={attempt} who={who} />
    </li>
  );
}

async function AttemptScores({ attempt }: { attempt: StudentAttempt }) {
  const t = await getTranslations("admin.student.attempts");
  const names = await getTranslations("exam.sections");
  const locale = await getLocale();
  const facts = attempt.sections.map(({ section, score, passed, maxScore: max }) => {
    if (max === null) return [names(section), t("noMark")] as const;
    if (score === null) return [names(section), t("unmarked")] as const;
    const marks = { score: formatScore(score, locale), max };
    return [names(section), t(passed ? "passed" : "failed", marks)] as const;
  });
  return <Facts facts={facts} columns="grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] text-sm" />;
}

async function AttemptActions({ attempt: { id, simulationId, setAsideAt, writingId }, who }: AttemptProps) {
  const t = await getTranslations("admin.student.attempts");
  const acts = await getTranslations("admin.acts.reset");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {writingId && <BoldLink href={`/admin/writings/${writingId}`}>{t("writing", { id })}</BoldLink>}
      {!setAsideAt && (
        <StudentAction
          who={who}
          label={acts("label", { id })}
          text={acts("text", { simulation: simulationId })}
          done={acts("done")}
          isDangerous
          needsReason
          action={setAsideAttempt}
          input={{ attemptId: id }}
        />
      )}
    </div>
  );
}
