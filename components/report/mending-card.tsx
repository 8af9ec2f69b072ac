import { getTranslations } from "next-intl/server";
import { Card, CardTitle } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { formatAnswer } from "@/lib/exam/options";
import { promptPath, reviewPath, rewritingPath } from "@/lib/exam/paths";
import { type Section, WRITING_SECTION } from "@/lib/exam/sections";
import type { Mending } from "@/lib/report/mending";

type Props = {
  attempt: { id: string; simulationId: number };
  section: Section;
  mending: Mending | null;
  /** Whether the learner may write a text; otherwise only the review is available. */
  mayWrite: boolean;
};

/** The first thing to correct: the learner's own words, and the one button that starts it. */
export async function MendingCard({ attempt: { id, simulationId }, section, mending, mayWrite }: Props) {
  const translate = await getTranslations("report.mending");
  const next = await getTranslations("exam.dashboard.next");
  const sections = await getTranslations("exam.verdict.the");
  const target = () => {
    if (section !== WRITING_SECTION || !mending || !mayWrite)
      return { href: reviewPath(id, section), label: next("review", { section: sections(section) }) };
    if (mending.kind === "empty") return { href: promptPath(simulationId, "A"), label: translate("write") };
    return { href: rewritingPath(id), label: translate("rewrite") };
  };
  const { href, label } = target();
  return (
    <Card className="space-y-3">
      <CardTitle>{translate("title")}</CardTitle>
      {mending && <OwnWords mending={mending} />}
      <ButtonLink href={href} className="w-full">
        {label}
      </ButtonLink>
    </Card>
  );
}

async function OwnWords({ mending }: { mending: Mending }) {
  const translate = await getTranslations("report.mending");
  const words = await getTranslations("exam.questions");
  if (mending.kind === "text")
    return (
      <>
        <p lang="it" dir="ltr" className="text-reading">
          {mending.segments.map(({ start, text, item }) =>
            item ? (
              <mark key={start} className="bg-mark px-0.5 text-inherit underline decoration-2 underline-offset-4">
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
        </p>
        <p className="text-ink-soft">{translate("where")}</p>
      </>
    );
  if (mending.kind === "empty") return <p>{translate("empty")}</p>;
  if (mending.kind === "point") return <p>{translate("point", { point: mending.point })}</p>;
  const { question, options, userAnswer } = mending;
  return (
    <>
      <p lang="it" dir="ltr" className="text-reading">
        {question}
      </p>
      <p>
        {userAnswer ? translate("given", { given: formatAnswer(userAnswer, options, words) }) : translate("notGiven")}
      </p>
    </>
  );
}
