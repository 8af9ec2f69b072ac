"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { ConversationScreen } from "@/components/oral/conversation-screen";
import type { Microphone } from "@/components/oral/device/recorder";
import { findStored, listInterrupted } from "@/components/oral/device/recordings";
import { ListeningBack } from "@/components/oral/listening-back";
import { MicrophoneCheck } from "@/components/oral/microphone-check";
import { TopicCards } from "@/components/oral/topic-cards";
import { TypedAnswer } from "@/components/oral/typed-answers";
import { chooseTopic, finishRehearsalTry, saveAnswer } from "@/lib/oral/calls";
import { loadSounds } from "@/lib/oral/examiner-sounds";
import { rehearsalPath } from "@/lib/oral/paths";
import { FIRST_ATTEMPT, nextSpokenQuestion, stageOf, withAnswer } from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";

type Props = { ownerId: string; rehearsal: RehearsalView; startsTyping: boolean };

/** A rehearsal, from the microphone check to listening back. It resumes where it stopped. */
export function RehearsalScreen({ ownerId, rehearsal, startsTyping }: Props) {
  const translate = useTranslations("oral");
  const [view, setView] = useState(rehearsal);
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [isTyping, setTyping] = useState(startsTyping);
  const [isUnsaved, setUnsaved] = useState(false);
  const interrupted = useInterruptedLines(ownerId, rehearsal.id);
  /** Answers that the server has not confirmed. */
  const unsaved = useRef<AnswerView[]>([]);
  /** A choice that the server has not confirmed. */
  const unsavedChoice = useRef<TopicId | null>(null);
  const { id } = rehearsal;
  const stage = stageOf(view);
  const question = nextSpokenQuestion(view);

  useEffect(() => () => microphone?.close(), [microphone]);
  useExaminerSounds(startsTyping || rehearsal.finishedAt ? {} : rehearsal.sounds);
  useEffect(() => {
    if (stage === "listening") setMicrophone(null);
  }, [stage]);

  const saveAll = useCallback(async () => {
    if (unsavedChoice.current && (await chooseTopic(id, unsavedChoice.current)).ok) unsavedChoice.current = null;
    const waiting = [...unsaved.current];
    for (const answer of waiting)
      if ((await saveAnswer(id, answer)).ok) unsaved.current = unsaved.current.filter((other) => other !== answer);
    return unsaved.current.length === 0 && unsavedChoice.current === null;
  }, [id]);

  const keepAnswer = useCallback(
    async (answer: AnswerView) => {
      unsaved.current = withAnswer(unsaved.current, answer);
      const isSaved = await saveAll();
      // Not reported during the conversation: the times are sent again with the next answer.
      if (answer.attempt > FIRST_ATTEMPT) setUnsaved(!isSaved);
      setView((old) => ({ ...old, answers: withAnswer(old.answers, answer) }));
    },
    [saveAll],
  );

  // An answer that was recorded to its end, but whose times had not reached the server when the page went away.
  const line = microphone || isTyping ? null : question?.line;
  useEffect(() => {
    if (!line) return;
    const key = { ownerId, rehearsalId: id, attempt: FIRST_ATTEMPT, line };
    findStored(key).then(
      (stored) => {
        if (stored && !stored.isInterrupted)
          void keepAnswer({ attempt: FIRST_ATTEMPT, line, measures: stored.measures });
      },
      () => {},
    );
  }, [ownerId, id, line, keepAnswer]);

  const finish = useCallback(async () => {
    const isFinished = (await saveAll()) && (await finishRehearsalTry(id, FIRST_ATTEMPT)).ok;
    // The page is reloaded with the models.
    if (isFinished) return window.location.replace(rehearsalPath(id));
    setView((old) => ({ ...old, finishedAt: old.finishedAt ?? new Date().toISOString() }));
    setUnsaved(true);
  }, [id, saveAll]);

  // A rehearsal in writing ends with its last question.
  const isTypedOut = isTyping && stage === "conversation" && question === null;
  useEffect(() => {
    if (isTypedOut) void finish();
  }, [isTypedOut, finish]);

  const choose = async (topicId: TopicId) => {
    await saveAll();
    const chosen = await chooseTopic(id, topicId);
    const isUnreached = !chosen.ok && chosen.status === 0;
    const topic = view.draw.topics.find(({ card }) => card.id === topicId);
    if (!topic || !(chosen.ok || isUnreached)) return false;
    // Without a network the rehearsal goes on: the choice is sent with the next answer.
    unsavedChoice.current = chosen.ok ? null : topicId;
    setView((old) => ({ ...old, topic }));
    return true;
  };

  const type = () => {
    setMicrophone(null);
    setTyping(true);
  };

  if (stage === "listening") {
    const save = view.models ? () => void saveAll().then((isSaved) => setUnsaved(!isSaved)) : finish;
    return <ListeningBack ownerId={ownerId} view={view} isUnsaved={isUnsaved} onSave={save} onAnswer={keepAnswer} />;
  }
  if (!microphone && !isTyping) return <MicrophoneCheck onReady={setMicrophone} onTyping={type} />;
  if (stage === "cards") return <TopicCards topics={view.draw.topics} isSpoken={!isTyping} onChosen={choose} />;
  if (microphone && !isTyping) {
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
      view={view}
      question={question}
      onText={(text) => setView((old) => ({ ...old, text }))}
      onAnswer={keepAnswer}
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

/** The lines whose recordings were interrupted before this page was loaded. One may have been answered in writing since. */
function useInterruptedLines(ownerId: string, rehearsalId: string): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    listInterrupted(ownerId, rehearsalId).then(
      (found) => setLines(found.filter(({ key }) => key.attempt === FIRST_ATTEMPT).map(({ key }) => key.line)),
      () => {},
    );
  }, [ownerId, rehearsalId]);
  return lines;
}
