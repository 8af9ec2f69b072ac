"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ConversationScreen } from "@/components/oral/conversation-screen";
import type { Microphone } from "@/components/oral/device/recorder";
import { listInterrupted, readMeasures } from "@/components/oral/device/recordings";
import { ListeningBack } from "@/components/oral/listening-back";
import { MicrophoneCheck } from "@/components/oral/microphone-check";
import { TopicCards } from "@/components/oral/topic-cards";
import { TypedAnswer } from "@/components/oral/typed-answers";
import { chooseTopic, finishRehearsalTry, saveAnswer } from "@/lib/oral/calls";
import type { Measures } from "@/lib/oral/device/measures";
import { rehearsalPath } from "@/lib/oral/paths";
import { FIRST_ATTEMPT, nextSpokenQuestion, stageOf, withAnswer } from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView } from "@/lib/oral/rehearsal-view";
import type { TopicId } from "@/lib/oral/topic-map";

type Props = { ownerId: string; rehearsal: RehearsalView; startsTyping: boolean };

/** A rehearsal from the microphone to listening back. It goes on where it stopped. */
export function RehearsalScreen({ ownerId, rehearsal, startsTyping }: Props) {
  const [view, setView] = useState(rehearsal);
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [isTyping, setTyping] = useState(startsTyping);
  const [isUnsaved, setUnsaved] = useState(false);
  const interrupted = useInterruptedLine(ownerId, rehearsal.id);
  /** Answers that the server has not confirmed. */
  const unsaved = useRef<AnswerView[]>([]);
  const { id } = rehearsal;
  const stage = stageOf(view);
  const question = nextSpokenQuestion(view);

  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(() => {
    if (stage === "listening") setMicrophone(null);
  }, [stage]);

  const saveAll = useCallback(async () => {
    const waiting = [...unsaved.current];
    for (const answer of waiting)
      if ((await saveAnswer(id, answer)).ok) unsaved.current = unsaved.current.filter((other) => other !== answer);
    return unsaved.current.length === 0;
  }, [id]);

  const keepAnswer = useCallback(
    async (answer: AnswerView) => {
      unsaved.current = withAnswer(unsaved.current, answer);
      const isSaved = await saveAll();
      // During the conversation nothing is said of it: the times are sent again with the next answer.
      if (answer.attempt > FIRST_ATTEMPT) setUnsaved(!isSaved);
      setView((old) => ({ ...old, answers: withAnswer(old.answers, answer) }));
    },
    [saveAll],
  );

  // An answer that was recorded to its end, but whose times had not reached the server when the page went away.
  const line = microphone || isTyping ? null : question?.line;
  useEffect(() => {
    if (!line) return;
    findRecorded(ownerId, id, line).then(
      (measures) => measures && keepAnswer({ attempt: FIRST_ATTEMPT, line, measures }),
      () => {},
    );
  }, [ownerId, id, line, keepAnswer]);

  const finish = useCallback(async () => {
    setView((old) => ({ ...old, finishedAt: old.finishedAt ?? new Date().toISOString() }));
    const isFinished = (await saveAll()) && (await finishRehearsalTry(id, FIRST_ATTEMPT)).ok;
    if (isFinished) window.location.replace(rehearsalPath(id));
    else setUnsaved(true);
  }, [id, saveAll]);

  // A rehearsal in writing ends with its last question.
  const isTypedOut = isTyping && stage === "conversation" && question === null;
  useEffect(() => {
    if (isTypedOut) void finish();
  }, [isTypedOut, finish]);

  const choose = async (topicId: TopicId) => {
    // The server wants the guide questions first.
    await saveAll();
    const chosen = await chooseTopic(id, topicId);
    const card = view.draw.topics.find((topic) => topic.id === topicId);
    if (!chosen.ok || !card) return false;
    setView((old) => ({ ...old, topic: { card, ...chosen.data } }));
    return true;
  };

  if (stage === "listening") {
    const save = view.models ? () => void saveAll().then((isSaved) => setUnsaved(!isSaved)) : finish;
    return <ListeningBack ownerId={ownerId} view={view} isUnsaved={isUnsaved} onSave={save} onAnswer={keepAnswer} />;
  }
  if (!microphone && !isTyping) return <MicrophoneCheck onReady={setMicrophone} onTyping={() => setTyping(true)} />;
  if (stage === "cards") return <TopicCards topics={view.draw.topics} isSpoken={!isTyping} onChosen={choose} />;
  if (microphone && !isTyping) {
    return (
      <ConversationScreen
        key={stage}
        ownerId={ownerId}
        view={view}
        part={stage}
        microphone={microphone}
        isInterrupted={question !== null && question.line === interrupted}
        onMicrophone={setMicrophone}
        onAnswer={keepAnswer}
        onDone={finish}
      />
    );
  }
  if (!question) return null;
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

/** The times of an answer whose recording is on this device and was not interrupted; null without one. */
async function findRecorded(ownerId: string, rehearsalId: string, line: string): Promise<Measures | null> {
  const interrupted = await listInterrupted(ownerId, rehearsalId);
  if (interrupted.some(({ key }) => key.attempt === FIRST_ATTEMPT && key.line === line)) return null;
  return readMeasures({ ownerId, rehearsalId, attempt: FIRST_ATTEMPT, line });
}

/** The line of the conversation whose recording was interrupted before this page was loaded; null if there is none. */
function useInterruptedLine(ownerId: string, rehearsalId: string): string | null {
  const [line, setLine] = useState<string | null>(null);
  useEffect(() => {
    listInterrupted(ownerId, rehearsalId).then(
      (found) => setLine(found.find(({ key }) => key.attempt === FIRST_ATTEMPT)?.key.line ?? null),
      () => {},
    );
  }, [ownerId, rehearsalId]);
  return line;
}
