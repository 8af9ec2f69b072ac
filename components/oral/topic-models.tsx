import { useTranslations } from "next-intl";
import { ModelPlayer } from "@/components/oral/player";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { ORAL_CRITERION_NAMES, sumOralScores } from "@/lib/oral/criteria";
import type { ModelView, RehearsalView, SpokenQuestion } from "@/lib/oral/rehearsal-view";

type Props = {
  models: readonly ModelView[];
  questions: readonly SpokenQuestion[];
  /** Addresses by text. */
  sounds: RehearsalView["sounds"];
};

/** Answers of others to the same topic, with our points and their reasons. */
export function TopicModels({ models, questions, sounds }: Props) {
  const translate = useTranslations("oral.models");
  const textOf = (line: string) => questions.find((question) => question.line === line)?.text;
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{translate("lead")}</p>
      <Accordion>
        {models.map(({ level, speaker, turns, scores, notes }) => (
          <AccordionItem key={level} name="model">
            <AccordionTrigger>{translate(level)}</AccordionTrigger>
            <AccordionContent className="space-y-3">
              <p className="font-semibold">{translate("points", { points: sumOralScores(scores) })}</p>
              <div lang="it" className="space-y-3">
                {speaker && (
                  <p className="text-sm text-ink-soft">{`${speaker.name}, ${speaker.age}, ${speaker.work}`}</p>
                )}
                {turns.map(({ line, text }, place) => (
                  // The same line may come twice: the examiner said it again.
                  // biome-ignore lint/suspicious/noArrayIndexKey: turns never move
                  <div key={`${line} ${place}`}>
                    <p className="text-sm text-ink-soft">{textOf(line)}</p>
                    <p className="text-reading">{text}</p>
                    {sounds[text] && <ModelPlayer address={sounds[text]} />}
                  </div>
                ))}
                {ORAL_CRITERION_NAMES.map((name) => (
                  <p key={name} className="text-sm">
                    {notes[name]}
                  </p>
                ))}
              </div>
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}
