"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { AudioPlayer } from "@/components/exam/audio-player";
import { useExam } from "@/components/exam/exam-context";
import { QuestionList } from "@/components/exam/kinds/question-list";
import type { ListeningView } from "@/lib/exam/kinds/listening";
import { cn } from "@/lib/utils";

// Not needed while answering.
const CorrectedListening = dynamic(() =>
  import("@/components/exam/kinds/corrected-listening").then((corrected) => corrected.CorrectedListening),
);

export function ListeningSectionView({ content, isDisabled }: { content: ListeningView; isDisabled: boolean }) {
  const t = useTranslations("exam");
  const { state, store, sitting } = useExam();
  const { prova: section, audioUrl, audioFile, track, transcript } = content;
  const { result } = state[section];
  if (sitting) return sitting.hearingView;
  return (
    <div
      className={cn(
        "split:max-lg:grid split:max-lg:grid-cols-2 split:max-lg:items-start split:max-lg:gap-6",
        !result && "lg:contents",
      )}
    >
      <div className={cn("contents split:max-lg:block", !result && "room-side lg:block")}>
        <AudioPlayer
          src={audioUrl}
          track={track}
          label={t("audio.label", { section: t(`sections.${section}`) })}
          positionKey={`cils-audio:${store.attempt.id}:${section}`}
        />
      </div>
      {result ? (
        <CorrectedListening result={result} src={audioUrl} transcript={transcript} />
      ) : (
        <>
          <div className="room-main max-w-3xl lg:max-w-none">
            <QuestionList section={section} isDisabled={isDisabled} />
          </div>
          <p className="room-note mt-3 max-w-3xl text-sm text-ink-soft">
            {`${t("audio.note")} ${t("audio.file", { file: audioFile })}`}
          </p>
        </>
      )}
    </div>
  );
}
