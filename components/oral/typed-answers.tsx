import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { UsefulWords } from "@/components/oral/useful-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { saveSpokenText } from "@/lib/oral/calls";
import { FIRST_ATTEMPT, TYPED_TIMES } from "@/lib/oral/rehearsal-progress";
import type { AnswerView, RehearsalView, SpokenQuestion } from "@/lib/oral/rehearsal-view";
import { MAX_SPOKEN_TEXT } from "@/lib/oral/rehearsal-view";

type Props = {
  /** Whether the question takes the focus: it follows a press. */
  isFocused: boolean;
  view: RehearsalView;
  question: SpokenQuestion;
  onText: (text: string) => void;
  onAnswer: (answer: AnswerView) => Promise<void>;
};

/** A question to read and answer in writing, for learners who cannot or will not speak. Each answer is saved alone. */
export function TypedAnswer({ isFocused, view, question, onText, onAnswer }: Props) {
  const translate = useTranslations("oral");
  const [answer, setAnswer] = useState("");
  const [state, setState] = useState<"typing" | "saving" | "failed">("typing");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("saving");
    const text = [view.text, answer.trim()].filter(Boolean).join("\n");
    if (answer.trim() !== "") {
      const saved = await saveSpokenText(view.id, text);
      if (!saved.ok) return setState("failed");
      onText(text);
    }
    await onAnswer({ attempt: FIRST_ATTEMPT, line: question.line, measures: TYPED_TIMES });
  };
  return (
    <form method="post" onSubmit={submit} className="mx-auto max-w-3xl space-y-4">
      <h1 className="text-lg">
        {view.topic ? (
          <span lang="it" dir="ltr">
            {view.topic.card.title}
          </span>
        ) : (
          translate("talk.guide")
        )}
      </h1>
      <p className="text-ink-soft">{translate("typing.lead")}</p>
      <p
        ref={isFocused ? focusOnMount : null}
        tabIndex={-1}
        lang="it"
        dir="ltr"
        className="font-display text-xl font-semibold"
      >
        {question.text}
      </p>
      <label htmlFor="typed-answer" className="block font-semibold">
        {translate("typing.label")}
      </label>
      <textarea
        id="typed-answer"
        name="answer"
        lang="it"
        dir="ltr"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        maxLength={Math.max(1, MAX_SPOKEN_TEXT - (view.text?.length ?? 0) - 1)}
        className="block field-sizing-content min-h-32 w-full rounded-md border-2 border-edge bg-surface p-3 text-reading"
      />
      {state === "failed" && (
        <Alert tone="wrong" role="alert">
          {translate("typing.failed")}
        </Alert>
      )}
      <Button type="submit" disabled={state === "saving"} className="w-full sm:w-auto">
        {translate("typing.next")}
      </Button>
      {view.topic && view.mode === "help" && <UsefulWords words={view.topic.words} />}
    </form>
  );
}
