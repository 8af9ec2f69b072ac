import { useLocale, useTranslations } from "next-intl";
import { ButtonLink, TextLink } from "@/components/ui/link";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { formatAnswer } from "@/lib/exam/options";
import { reviewPath, rewritingPath } from "@/lib/exam/paths";
import { formatScore } from "@/lib/product/format";
import { type Loss, type LossExample, type Topic, topicKey } from "@/lib/report/losses";

/** The losses that cost most points, each with an example and a link to its questions. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const translate = useTranslations("report.next");
  return (
    <div className="space-y-4">
      <ol className="max-w-reading divide-y divide-line">
        {losses.map((loss) => (
          <li key={topicKey(loss.topic)} className="py-4 first:pt-0">
            <Step loss={loss} />
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{translate("scale")}</p>
    </div>
  );
}

function Step({ loss: { topic, count, points, places, example } }: { loss: Loss }) {
  const translate = useTranslations("report.next");
  const sections = useTranslations("exam.sections");
  const drafts = useTranslations("drafts.links");
  const locale = useLocale();
  const isQuestions = topic.kind === "questions";
  const name = useTitle(topic);
  const [worst] = places;
  const areInOnePaper = places.every(({ attemptId }) => attemptId === worst?.attemptId);
  const nameOf = ({ simulationId, section }: Loss["places"][number]) => {
    const title = localize(getSimulation(simulationId).title, locale);
    return areInOnePaper ? sections(section) : `${title}, ${sections(section)}`;
  };
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-soft">
        {[...new Set(places.map(({ section }) => section))].map((section) => sections(section)).join(", ")}
      </p>
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="tabular-nums">{translate(`cost.${topic.kind}`, { count, points: formatScore(points, locale) })}</p>
      <Example example={example} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {places.map((place) => (
          <ButtonLink
            key={`${place.attemptId}/${place.section}`}
            href={reviewPath(place.attemptId, place.section, isQuestions ? topic.tag : undefined)}
            variant="secondary"
            size="small"
            className="w-full sm:w-auto"
          >
            <span>
              {places.length === 1
                ? translate(`review.${isQuestions ? "questions" : "writing"}`)
                : translate("reviewPlace", { place: nameOf(place), count: place.count })}
            </span>
            <span className="sr-only">{`: ${name}`}</span>
          </ButtonLink>
        ))}
        {!isQuestions && worst && <TextLink href={rewritingPath(worst.attemptId)}>{drafts("rewriteText")}</TextLink>}
      </div>
    </div>
  );
}

function useTitle(topic: Topic): string {
  const translate = useTranslations("report.next");
  if (topic.kind === "questions") return translate(`tags.${topic.tag}`);
  return topic.kind === "writing" ? translate(`errors.${topic.type}`) : translate("task");
}

function Example({ example }: { example: LossExample }) {
  const translate = useTranslations("report.next.example");
  const words = useTranslations("exam.questions");
  if (example.kind === "point") return <p>{translate("point", { point: example.point })}</p>;
  if (example.kind === "passage") {
    const { original, corrected } = example;
    const key = !original ? "missing" : corrected ? "changed" : "tooMany";
    return <p>{translate(key, { original, corrected })}</p>;
  }
  const { question, options, userAnswer, correctAnswer } = example;
  const right = formatAnswer(correctAnswer, options, words);
  return (
    <p>
      <span>{translate("question", { question })}</span>{" "}
      <span>
        {userAnswer
          ? translate("given", { given: formatAnswer(userAnswer, options, words), right })
          : translate("notGiven", { right })}
      </span>
    </p>
  );
}
