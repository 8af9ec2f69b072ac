import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Microphone, openMicrophone, Recording } from "@/components/oral/device/recorder";
import { sayAsExaminer, stopExaminer } from "@/components/oral/examiner-voice";
import { Conversation } from "@/lib/oral/conversation";
import { DeviceError, type DeviceFault } from "@/lib/oral/device/recording-format";
import { answersOf, FIRST_ATTEMPT, nextSpokenQuestion, withAnswer } from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView } from "@/lib/oral/rehearsal-view";

export type ConversationProps = {
  ownerId: string;
  view: RehearsalView;
  part: "guide" | "conversation";
  microphone: Microphone;
  /** Whether the answer to the next question was interrupted. */
  isInterrupted: boolean;
  onMicrophone: (microphone: Microphone) => void;
  /** Keeps an answer. */
  onAnswer: (answer: AnswerView) => void;
};

/** Holds a part of a rehearsal with this microphone and the examiner's voice. */
export function useConversation({
  ownerId,
  view,
  part,
  microphone,
  isInterrupted,
  onMicrophone,
  onAnswer,
}: ConversationProps) {
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const answers = useRef(view.answers);
  const current = useRef({ microphone, onMicrophone, onAnswer });
  const [conversation] = useState(() => {
    const questions = part === "guide" ? view.draw.guide : (view.topic?.questions ?? []);
    const reopen = async (isWanted: () => boolean) => {
      current.current.microphone.close();
      const opened = await openMicrophone(isWanted);
      setFault(opened.ok ? null : opened.fault);
      if (opened.ok) {
        current.current.microphone = opened.microphone;
        current.current.onMicrophone(opened.microphone);
      }
      return opened.ok;
    };
    const record = async (line: string, goesOn: boolean) => {
      const topicId = part === "guide" ? undefined : view.topic?.card.id;
      const key = { ownerId, rehearsalId: view.id, attempt: FIRST_ATTEMPT, line, ...(topicId && { topicId }) };
      try {
        return await Recording[goesOn ? "resume" : "start"](current.current.microphone, key);
      } catch (error) {
        setFault(error instanceof DeviceError ? error.fault : "stopped");
        throw error;
      }
    };
    const ports = {
      say: (sentences: readonly string[], isSlow: boolean) => sayAsExaminer(sentences, isSlow ? "slow" : "normal"),
      reopen,
      record,
      save: (line: string, measures: AnswerView["measures"]) => {
        const answer = { attempt: FIRST_ATTEMPT, line, measures };
        answers.current = withAnswer(answers.current, answer);
        current.current.onAnswer(answer);
      },
      next: () => nextSpokenQuestion({ ...view, answers: answers.current }),
      every: (milliseconds: number, act: () => void) => {
        const timer = setInterval(act, milliseconds);
        return () => clearInterval(timer);
      },
    };
    return new Conversation(ports, { part, answered: answersOf(view.answers, questions).length, isInterrupted });
  });
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState, conversation.getState);

  useEffect(() => {
    current.current = { microphone, onMicrophone, onAnswer };
  }, [microphone, onMicrophone, onAnswer]);
  useEffect(
    () =>
      microphone.onFault((found) => {
        setFault(found);
        stopExaminer();
        conversation.fail();
      }),
    [microphone, conversation],
  );
  useEffect(
    () => () => {
      stopExaminer();
      conversation.end();
    },
    [conversation],
  );

  /** Ends the recording as a call would: the current answer so far stays on this device. */
  const leave = () => current.current.microphone.reportFault("stopped");

  return { conversation, state, fault, leave };
}
