import { getLocale, getTranslations } from "next-intl/server";
import { ResultBars } from "@/components/exam/result-marks";
import { TotalScore } from "@/components/exam/total-score";
import { HomeSection } from "@/components/layout/home/home-section";
import { exampleAttempt } from "@/lib/exam/example";
import { toOutcome } from "@/lib/exam/outcome";
import { verdictSentences } from "@/lib/exam/verdict-sentences";

/** A sample result: the real page's components with a fictional learner's marks. */
export async function ExampleResult() {
  const translate = await getTranslations("home.result");
  const words = await getTranslations("exam.verdict");
  const attempt = exampleAttempt();
  const { headline, details } = verdictSentences(toOutcome(attempt), await getLocale(), words);
  return (
    <HomeSection id="risultato" title={translate("title")} text={translate("text")}>
      <div className="space-y-6 rounded-lg bg-surface p-4 contrast-more:outline contrast-more:outline-line sm:p-8">
        <div className="space-y-2">
          <h3 className="font-display text-2xl font-semibold">{headline}</h3>
          {details.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <TotalScore attempt={attempt} />
        </div>
        <ResultBars attempt={attempt} Heading="h4" />
      </div>
    </HomeSection>
  );
}
