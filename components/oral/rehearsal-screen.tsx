"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { ConversationScreen } from "@/components/oral/conversation-screen";
import type { Microphone } from "@/components/oral/device/recorder";
import { listStored } from "@/components/oral/device/recordings";
import { ListeningBack } from "@/components/oral/listening-back";
import { MicrophoneCheck } from "@/components/oral/microphone-check";
import { TopicCards } from "@/components/oral/topic-cards";
import { TypedAnswer } from "@/components/oral/typed-answers";
import { chooseTopic, finishRehearsalTry, saveAnswer } from "@/lib/oral/calls";
import { loadSounds } from "@/lib/oral/examiner-sounds";
import { Outbox } from "@/lib/oral/outbox";
import { rehearsalPath } from "@/lib/oral/paths";
import { FIRST_ATTEMPT, findOnDevice, nextSpokenQuestion, stageOf, withFound } from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";

type Props = { ownerId: string; rehearsal: RehearsalView; startsTyping: boolean };

/** A rehearsal, from the microphone check to listening back. It resumes where it stopped. */
export function RehearsalScreen({ ownerId, rehearsal, startsTyping }: Props) {
  const translate = useTranslations("oral");
  const [opened] = useState(rehearsal);
  const [view, setView] = useState(rehearsal);
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [isTyping, setTyping] = useState(startsTyping);
  const [isUnsaved, setUnsaved] = useState(false);
  const { id } = rehearsal;
  const stage = stageOf(view);
  const question = nextSpokenQuestion(view);

  useEffect(() => () => microphone?.close(), [microphone]);
  useExaminerSounds(startsTyping || rehearsal.finishedAt ? {} : rehearsal.sounds);
  useEffect(() => {
    if (stage === "listening") setMicrophone(null);
  }, [stage]);

  const [outbox] = useState(
    () => new Outbox({ choose: (topicId) => chooseTopic(id, topicId), save: (answer) => saveAnswer(id, answer) }),
  );
  /** The lines of interrupted recordings; null until they are read. */
  const [interrupted, setInterrupted] = useState<readonly string[] | null>(null);

  useEffect(() => {
    const takeOver = async () => {
      const stored = await listStored({ ownerId, rehearsalId: opened.id, attempt: FIRST_ATTEMPT }).catch(() => []);
      const found = findOnDevice(opened, stored);
      setView((old) => withFound(old, found));
      setInterrupted(found.interrupted);
      await outbox.takeOver(found);
    };
    void takeOver();
  }, [ownerId, opened, outbox]);

  const keepAnswer = useCallback(
    (answer: AnswerView) => {
      setView((old) => withFound(old, { answers: [answer] }));
      outbox.add(answer);
      void outbox.send().then((isSaved) => {
        // Not reported during the conversation: the times are sent again with the next answer.
        if (answer.attempt > FIRST_ATTEMPT) setUnsaved(!isSaved);
      });
    },
    [outbox],
  );

  /** A typed answer is not stored on the device, so the next question waits until it is sent. */
  const keepTyped = async (answer: AnswerView) => {
    outbox.add(answer);
    await outbox.send();
    setView((old) => withFound(old, { answers: [answer] }));
  };

  const finish = useCallback(async () => {
    const isFinished = (await outbox.send()) && (await finishRehearsalTry(id, FIRST_ATTEMPT)).ok;
    // The page is reloaded with the models.
    if (isFinished) return window.location.replace(rehearsalPath(id));
    setView((old) => ({ ...old, finishedAt: old.finishedAt ?? new Date().toISOString() }));
    setUnsaved(true);
  }, [id, outbox]);

  // A rehearsal in writing ends with its last question.
  const isTypedOut = isTyping && stage === "conversation" && question === null;
  useEffect(() => {
    if (isTypedOut) void finish();
  }, [isTypedOut, finish]);

  const choose = async (topicId: TopicId) => {
    void outbox.send();
    const chosen = await chooseTopic(id, topicId);
    const isUnreached = !chosen.ok && chosen.status === 0;
    const topic = view.draw.topics.find(({ card }) => card.id === topicId);
    if (!topic || !(chosen.ok || isUnreached)) return false;
    // Without a network the rehearsal goes on: the choice is sent with the next answer.
    if (isUnreached) outbox.addChoice(topicId);
    setView((old) => ({ ...old, topic }));
    return true;
  };

  const type = () => {
    setMicrophone(null);
    setTyping(true);
  };

  if (stage === "listening") {
    const save = view.models ? () => void outbox.send().then((isSaved) => setUnsaved(!isSaved)) : finish;
    return <ListeningBack ownerId={ownerId} view={view} isUnsaved={isUnsaved} onSave={save} onAnswer={keepAnswer} />;
  }
  if (!(microphone && interrupted) && !isTyping) return <MicrophoneCheck onReady={setMicrophone} onTyping={type} />;
  if (stage === "cards") return <TopicCards topics={view.draw.topics} isSpoken={!isTyping} onChosen={choose} />;
  if (microphone && interrupted && !isTyping) {
    return (
      <ConversationScreen
        key={stage}
        ownerId={ownerId}
        view={view}
        part={stage}
        microphone={microphone}
        isInterrupted={question !== null && interrupted.includes(question.line)}
        onMicrophone={setMicrophone}
        onAnswer={keepAnswer}
        onDone={finish}
        onTyping={type}
      />
    );
  }
  if (!question) return <p role="status">{translate("talk.saving")}</p>;
  return (
    <TypedAnswer
      key={question.line}
      isFocused={view !== opened || !startsTyping}
      view={view}
      question={question}
      onText={(text) => setView((old) => ({ ...old, text }))}
      onAnswer={keepTyped}
    />
  );
}

/** Loads the examiner's voice, and its missing sounds once the network is back. */
function useExaminerSounds(addresses: RehearsalView["sounds"]): void {
  const [kept] = useState(addresses);
  useEffect(() => {
    const load = () => void loadSounds(kept);
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [kept]);
}
