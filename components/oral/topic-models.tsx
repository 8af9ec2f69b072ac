import { useTranslations } from "next-intl";
import { useState } from "react";
import { OwnRecording } from "@/components/oral/own-recording";
import { ModelPlayer } from "@/components/oral/player";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import type { Level } from "@/lib/oral/content/schema";
import { ORAL_CRITERION_NAMES, sumOralScores } from "@/lib/oral/criteria";
import { answersOf, FIRST_ATTEMPT, wasSpoken } from "@/lib/oral/rehearsal-progress";
import type { ModelView, RehearsalView } from "@/lib/oral/rehearsal-view";

type Props = { ownerId: string; view: RehearsalView; models: readonly ModelView[] };

/** Answers of others to the same topic, each beside one's own, with our points and their reasons. */
export function TopicModels({ ownerId, view, models }: Props) {
  const translate = useTranslations("oral.models");
  /** The open model answer: only for this one are the learner's own recordings read. */
  const [open, setOpen] = useState<Level | null>(null);
  const own = { ownerId, rehearsalId: view.id, attempt: FIRST_ATTEMPT };
  const questions = view.topic?.questions ?? [];
  const spoken = answersOf(view.answers, questions).filter(({ measures }) => wasSpoken(measures));
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{translate("lead")}</p>
      <Accordion>
        {models.map(({ level, speaker, turns, scores, notes }) => (
          <AccordionItem
            key={level}
            name="model"
            onToggle={({ currentTarget }) => currentTarget.open && setOpen(level)}
          >
            <AccordionTrigger>{translate(level)}</AccordionTrigger>
            <AccordionContent className="space-y-3">
              <p className="font-semibold">{translate("points", { points: sumOralScores(scores) })}</p>
              {speaker && (
                <p lang="it" dir="ltr" className="text-sm text-ink-soft">
                  {`${speaker.name}, ${speaker.age}, ${speaker.work}`}
                </p>
              )}
              {turns.map(({ line, text }, place) => {
                const question = questions.find((asked) => asked.line === line)?.text ?? "";
                const isFirst = turns.findIndex((turn) => turn.line === line) === place;
                return (
                  // The same line may come twice: the examiner said it again.
                  // biome-ignore lint/suspicious/noArrayIndexKey: turns never move
                  <div key={`${line} ${place}`} className="space-y-2">
                    <div lang="it" dir="ltr">
                      <p className="text-sm text-ink-soft">{question}</p>
                      <p className="text-reading">{text}</p>
                    </div>
                    {view.sounds[text] && <ModelPlayer address={view.sounds[text]} />}
                    {open === level && isFirst && spoken.some((answer) => answer.line === line) && (
                      <>
                        <p className="text-sm font-semibold">{translate("own")}</p>
                        <OwnRecording {...own} line={line} label={question} isPlain />
                      </>
                    )}
                  </div>
                );
              })}
              <div lang="it" dir="ltr" className="space-y-3">
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
