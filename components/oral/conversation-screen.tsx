import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { BrokenRecording } from "@/components/oral/broken-recording";
import { ExaminerPortrait } from "@/components/oral/examiner-portrait";
import { canBeHeard, subscribeToVoices } from "@/components/oral/examiner-voice";
import { RepairButtons, RepairPhrases } from "@/components/oral/repair-phrases";
import { type ConversationProps, useConversation } from "@/components/oral/use-conversation";
import { UsefulWords } from "@/components/oral/useful-words";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import type { Conversation, ConversationState } from "@/lib/oral/conversation";

const always = () => true;

type Props = ConversationProps & { onDone: () => void; onTyping: () => void };

/** The examiner asks, the candidate answers by voice. With help there is also the text, a pause, words and phrases. */
export function ConversationScreen({ onDone, onTyping, ...props }: Props) {
  const { view, part } = props;
  const translate = useTranslations("oral");
  const { conversation, state, fault, leave } = useConversation(props);
  const { phase, question, number } = state;
  const isHeard = () => question === null || canBeHeard(question.text);
  const hasVoice = useSyncExternalStore(subscribeToVoices, isHeard, always);
  const hasHelp = view.mode === "help";
  // After the guide questions the page moves on to the cards by itself.
  const isOver = part === "conversation" && phase === "done";

  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);

  const type = () => {
    leave();
    onTyping();
  };
  return (
    <div className="space-y-4">
      <section className="night mx-auto max-w-3xl space-y-4 rounded-xl p-[min(1rem,5vw)] sm:p-6">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h1 lang={part === "guide" ? undefined : "it"} dir={part === "guide" ? undefined : "ltr"} className="text-lg">
            {part === "guide" ? translate("talk.guide") : view.topic?.card.title}
          </h1>
          <p className="text-ink-soft">{translate("talk.number", { number })}</p>
        </div>
        <ExaminerPortrait isSpeaking={phase === "asking"} className="mx-auto h-40 max-w-full low:hidden" />
        <p role="status" className="text-center text-xl font-semibold">
          {translate(statusKey(phase))}
        </p>
        <p className="text-center text-sm text-ink-soft">{translate(hasVoice ? "talk.synthetic" : "talk.noVoice")}</p>
        {(hasHelp || !hasVoice) && question && phase !== "ready" && (
          <p lang="it" dir="ltr" className="text-center font-display text-xl font-semibold">
            {`«${question.text}»`}
          </p>
        )}
        {phase === "broken" ? (
          <BrokenRecording fault={fault} onRecover={(goesOn) => conversation.recover(goesOn)} />
        ) : (
          <Controls conversation={conversation} phase={phase} hasHelp={hasHelp} />
        )}
        {phase !== "saving" && phase !== "done" && (
          <Button variant="quiet" className="w-full" onClick={type}>
            {translate("start.typing")}
          </Button>
        )}
      </section>
      {hasHelp && (
        <Accordion className="mx-auto max-w-3xl">
          {view.topic && (
            <AccordionItem name="help">
              <AccordionTrigger>{translate("talk.words")}</AccordionTrigger>
              <AccordionContent>
                <UsefulWords words={view.topic.words} />
              </AccordionContent>
            </AccordionItem>
          )}
          <AccordionItem name="help">
            <AccordionTrigger>{translate("home.phrases")}</AccordionTrigger>
            <AccordionContent>
              <RepairPhrases />
            </AccordionContent>
          </AccordionItem>
        </Accordion>
      )}
    </div>
  );
}

function statusKey(phase: ConversationState["phase"]) {
  switch (phase) {
    case "ready":
      return "talk.ready";
    case "answering":
      return "talk.answer";
    case "paused":
      return "talk.pause";
    case "broken":
      return "talk.broken";
    case "asking":
      return "talk.asks";
    case "saving":
    case "done":
      return "talk.saving";
  }
}

type ControlProps = { conversation: Conversation; phase: ConversationState["phase"]; hasHelp: boolean };

function Controls({ conversation, phase, hasHelp }: ControlProps) {
  const translate = useTranslations("oral.talk");
  if (phase === "ready") {
    return (
      <Button size="big" className="w-full" onClick={() => conversation.start()}>
        {translate("start")}
      </Button>
    );
  }
  if (phase === "paused") {
    return (
      <Button ref={focusOnMount} size="big" className="w-full" onClick={() => conversation.resume()}>
        {translate("resume")}
      </Button>
    );
  }
  // A disabled button would lose the focus at every turn; the conversation ignores presses in between.
  const isDisabled = phase !== "answering";
  return (
    <div className="space-y-3">
      <Button
        ref={focusOnMount}
        size="big"
        className="w-full"
        aria-disabled={isDisabled}
        onClick={() => conversation.finishAnswer()}
      >
        {translate("done")}
      </Button>
      {hasHelp && (
        <div className="grid gap-3 sm:grid-cols-2">
          <RepairButtons isDisabled={isDisabled} onAgain={(pace) => conversation.repeat(pace === "slow")} />
          <Button variant="secondary" aria-disabled={isDisabled} onClick={() => conversation.pause()}>
            {translate("pause")}
          </Button>
        </div>
      )}
    </div>
  );
}
