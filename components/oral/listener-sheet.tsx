import { useTranslations } from "next-intl";
import { PrintButton } from "@/components/oral/print-button";
import { SelfCheckExamples } from "@/components/oral/self-check-examples";
import { FIRST_ATTEMPT } from "@/lib/oral/rehearsal-progress";
import { type RehearsalView, SELF_CHECK_ANSWERS } from "@/lib/oral/rehearsal-view";
import { SELF_CHECK_IDS } from "@/lib/oral/self-check";

/** A sheet to print for a teacher or a relative who listens to a rehearsal: its questions, and boxes to tick. */
export function ListenerSheet({ rehearsal }: { rehearsal: RehearsalView }) {
  const translate = useTranslations("oral");
  const { draw, topic, answers } = rehearsal;
  const asked = [...draw.guide, ...(topic?.questions ?? [])].filter(({ line }) =>
    answers.some((answer) => answer.attempt === FIRST_ATTEMPT && answer.line === line),
  );
  return (
    <article className="max-w-3xl space-y-5">
      <h1 className="text-2xl">{topic ? <span lang="it">{topic.card.title}</span> : translate("title")}</h1>
      <p>{translate("sheet.lead")}</p>
      <PrintButton />
      <h2 className="text-xl">{translate("sheet.questions")}</h2>
      <ol lang="it" className="list-decimal space-y-1 pl-6">
        {asked.map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ol>
      <h2 className="text-xl">{translate("sheet.check")}</h2>
      <ol className="space-y-4">
        {SELF_CHECK_IDS.map((id) => (
          <li key={id} className="break-inside-avoid space-y-1">
            <p className="font-semibold">{translate(`selfCheck.${id}`)}</p>
            <p className="flex flex-wrap gap-x-6">
              {SELF_CHECK_ANSWERS.map((answer) => (
                <span key={answer}>{`☐ ${translate(`check.${answer}`)}`}</span>
              ))}
            </p>
            <SelfCheckExamples id={id} />
          </li>
        ))}
      </ol>
    </article>
  );
}
