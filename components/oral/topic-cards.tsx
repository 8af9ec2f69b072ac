import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { sayAsExaminer, stopExaminer } from "@/components/oral/examiner-voice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useInterval } from "@/components/ui/use-interval";
import { EXAMINER_LINES } from "@/lib/oral/examiner";
import type { DrawnTopic } from "@/lib/oral/rehearsal-view";
import { READING_SECONDS } from "@/lib/oral/script";
import type { TopicId } from "@/lib/oral/topic-map";

type Props = {
  topics: readonly DrawnTopic[];
  isSpoken: boolean;
  /** Whether the choice was saved. */
  onChosen: (id: TopicId) => Promise<boolean>;
};

/** The four topics that were drawn, with the time to read them. Nothing happens when it is over. */
export function TopicCards({ topics, isSpoken, onChosen }: Props) {
  const translate = useTranslations("oral.cards");
  const [chosen, setChosen] = useState<TopicId | null>(null);
  const [left, setLeft] = useState<number>(READING_SECONDS);
  const [state, setState] = useState<"choosing" | "saving" | "failed">("choosing");
  useInterval(() => setLeft((seconds) => seconds - 1), left > 0 ? 1000 : null);
  useEffect(() => {
    if (isSpoken) void sayAsExaminer([EXAMINER_LINES.topics]);
    return () => stopExaminer();
  }, [isSpoken]);

  const submit = async () => {
    if (!chosen) return;
    setState("saving");
    if (!(await onChosen(chosen))) setState("failed");
  };
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <h1 id="cards-title" className="text-2xl">
        {translate("title")}
      </h1>
      <p>{translate("lead")}</p>
      <div role="radiogroup" aria-labelledby="cards-title" className="grid gap-3 sm:grid-cols-2">
        {topics.map(({ card: { id, title, prompts } }) => (
          <label key={id} className="answer-row flex-wrap items-start py-3">
            <input
              type="radio"
              name="topic"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="size-6 shrink-0 accent-chosen focus-visible:outline-none"
            />
            <span lang="it" dir="ltr" className="min-w-min flex-1 basis-0 space-y-1">
              <span className="block font-display text-lg font-semibold">{title}</span>
              {prompts.map((prompt) => (
                <span key={prompt} className="block text-sm">
                  {prompt}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
      {state === "failed" && (
        <Alert tone="wrong" role="alert">
          {translate("failed")}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft tabular-nums">
          {left > 0 ? translate("left", { seconds: left }) : translate("over")}
        </p>
        <Button className="w-full sm:w-auto" disabled={!chosen || state === "saving"} onClick={submit}>
          {translate("submit")}
        </Button>
      </div>
    </div>
  );
}
