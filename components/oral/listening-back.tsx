import { useTranslations } from "next-intl";
import { CalibrationSamples } from "@/components/oral/calibration-samples";
import { OwnRecording } from "@/components/oral/own-recording";
import { Retelling } from "@/components/oral/retelling";
import { SelfCheckForm } from "@/components/oral/self-check-form";
import { SpeechNotesList } from "@/components/oral/speech-notes-list";
import { SpokenTextForm } from "@/components/oral/spoken-text-form";
import { Times } from "@/components/oral/times";
import { TopicModels } from "@/components/oral/topic-models";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { formatClock } from "@/lib/exam/clock";
import { rehearsalPath } from "@/lib/oral/paths";
import {
  answersOf,
  attemptSeconds,
  FIRST_ATTEMPT,
  RETELLING_LINE,
  timesOf,
  wasSpoken,
} from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView, SpokenQuestion } from "@/lib/oral/rehearsal-view";

type Props = {
  ownerId: string;
  view: RehearsalView;
  /** Whether part of the rehearsal has not reached the server. */
  isUnsaved: boolean;
  onSave: () => void;
  onAnswer: (answer: AnswerView) => void;
};

/** One's own answers beside the questions, what to listen for, the topic again in less time, and how others answer. */
export function ListeningBack({ ownerId, view, isUnsaved, onSave, onAnswer }: Props) {
  const translate = useTranslations("oral");
  const { id, topic, answers, models, speechNotes } = view;
  return (
    <div className="space-y-6">
      <div>
        <h1 className="text-2xl">{translate("back.title")}</h1>
        <p lang="it" dir="ltr" className="text-ink-soft">
          {topic?.card.title}
        </p>
      </div>
      {isUnsaved && (
        <Alert tone="careful" role="alert" className="space-y-3">
          <p>{translate("back.failed")}</p>
          <Button variant="secondary" onClick={onSave}>
            {translate("back.save")}
          </Button>
        </Alert>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="min-w-0 space-y-6">
          <TitledCard id="own-answers" title={translate("back.answers")} className="space-y-4">
            <OwnAnswers ownerId={ownerId} view={view} />
          </TitledCard>
          <TitledCard id="again" title={translate("again.title")} className="space-y-4">
            <Retelling ownerId={ownerId} rehearsalId={id} answers={answers} onAnswer={onAnswer} />
            <Tries ownerId={ownerId} rehearsalId={id} answers={answers} />
          </TitledCard>
        </div>
        <div className="min-w-0 space-y-6">
          <TitledCard id="self-check" title={translate("check.title")} className="space-y-4">
            <p className="text-ink-soft">{translate("check.lead")}</p>
            <Accordion>
              <AccordionItem>
                <AccordionTrigger>{translate("home.samples")}</AccordionTrigger>
                <AccordionContent>
                  <CalibrationSamples sounds={view.sounds} />
                </AccordionContent>
              </AccordionItem>
            </Accordion>
            <SelfCheckForm rehearsalId={id} saved={view.selfCheck} />
            <a href={rehearsalPath(id, "sheet")} className={buttonVariants({ variant: "quiet" })}>
              {translate("sheet.link")}
            </a>
          </TitledCard>
          <Accordion>
            {models && (
              <AccordionItem>
                <AccordionTrigger>{translate("models.title")}</AccordionTrigger>
                <AccordionContent>
                  <TopicModels ownerId={ownerId} view={view} models={models} />
                </AccordionContent>
              </AccordionItem>
            )}
            {speechNotes && (
              <AccordionItem>
                <AccordionTrigger>{translate("notes.title")}</AccordionTrigger>
                <AccordionContent>
                  <SpeechNotesList notes={speechNotes} />
                </AccordionContent>
              </AccordionItem>
            )}
            <AccordionItem>
              <AccordionTrigger>{translate("text.title")}</AccordionTrigger>
              <AccordionContent>
                <SpokenTextForm view={view} />
              </AccordionContent>
            </AccordionItem>
          </Accordion>
        </div>
      </div>
    </div>
  );
}

function OwnAnswers({ ownerId, view }: Pick<Props, "ownerId" | "view">) {
  const translate = useTranslations("oral");
  const questions = view.topic?.questions ?? [];
  const times = timesOf(answersOf(view.answers, questions));
  const answers = answersOf(view.answers, [...view.draw.guide, ...questions]);
  const list = (asked: readonly SpokenQuestion[]) => (
    <AnswerList ownerId={ownerId} rehearsalId={view.id} answers={answers} asked={asked} hasText={view.text !== null} />
  );
  return (
    <>
      <h3 className="text-lg font-semibold">{translate("talk.guide")}</h3>
      {list(view.draw.guide)}
      {view.topic && (
        <h3 lang="it" dir="ltr" className="text-lg font-semibold">
          {view.topic.card.title}
        </h3>
      )}
      {times && wasSpoken(times) && (
        <div>
          <p className="text-sm text-ink-soft">{translate("back.ours")}</p>
          <Times attempt={FIRST_ATTEMPT} times={times} />
        </div>
      )}
      {list(questions)}
      {view.text && !answers.every(({ measures }) => wasSpoken(measures)) && (
        <p lang="it" dir="ltr" className="text-reading whitespace-pre-wrap">
          {view.text}
        </p>
      )}
    </>
  );
}

type ListProps = {
  ownerId: string;
  rehearsalId: string;
  answers: readonly AnswerView[];
  asked: readonly SpokenQuestion[];
  /** Whether the typed answers are shown. */
  hasText: boolean;
};

/** The questions that were answered, each with its recording unless it was answered in writing. */
function AnswerList({ ownerId, rehearsalId, answers, asked, hasText }: ListProps) {
  const translate = useTranslations("oral.back");
  return (
    <ol className="space-y-4">
      {asked.map(({ line, text }) => {
        const answer = answers.find((one) => one.line === line);
        if (!answer) return null;
        return (
          <li key={line} className="space-y-2">
            <p lang="it" dir="ltr" className="font-semibold">
              {text}
            </p>
            {wasSpoken(answer.measures) ? (
              <OwnRecording
                ownerId={ownerId}
                rehearsalId={rehearsalId}
                attempt={FIRST_ATTEMPT}
                line={line}
                label={text}
              />
            ) : (
              hasText && <p className="text-sm text-ink-soft">{translate("typed")}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type TriesProps = { ownerId: string; rehearsalId: string; answers: readonly AnswerView[] };

/** The waves of all tries at the topic, one above the other, so that their silences can be compared. */
function Tries({ ownerId, rehearsalId, answers }: TriesProps) {
  const translate = useTranslations("oral");
  const told = answers.filter(({ line }) => line === RETELLING_LINE).toSorted((a, b) => a.attempt - b.attempt);
  if (told.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft">{translate("back.ours")}</p>
      <ol className="space-y-4">
        {told.map(({ attempt, line, measures }) => {
          const label = translate("again.try", { time: formatClock(attemptSeconds(attempt)) });
          return (
            <li key={attempt} className="space-y-2">
              <h3 className="font-semibold">{label}</h3>
              <OwnRecording ownerId={ownerId} rehearsalId={rehearsalId} attempt={attempt} line={line} label={label} />
              <Times attempt={attempt} times={measures} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
