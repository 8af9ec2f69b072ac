"use client";

import { useTranslations } from "next-intl";
import { AudioPlayer } from "@/components/exam/audio-player";
import { CorrectionList } from "@/components/exam/correction-list";
import { useExam } from "@/components/exam/exam-context";
import { QuestionList } from "@/components/exam/question-list";
import { SpanPlayerProvider } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import type { QuestionSection } from "@/lib/exam/sections";

/** A section to listen to: the player stays in sight while the questions go by. */
export function ListeningSection({ section, isDisabled }: { section: QuestionSection; isDisabled: boolean }) {
  const t = useTranslations("exam");
  const { state, store } = useExam();
  const { content, result } = state[section];
  return (
    <>
      <p className="-mt-4 mb-4 text-sm text-ink-soft">{t("audio.note")}</p>
      {content.audioUrl && (
        <AudioPlayer
          src={content.audioUrl}
          file={content.audioFile ?? ""}
          label={t("audio.label", { section: t(`sections.${section}`) })}
          placeKey={`cils-audio:${store.attempt.id}:${section}`}
        />
      )}
      {result ? (
        <SpanPlayerProvider src={content.audioUrl ?? ""}>
          {content.transcript && <Transcript texts={content.transcript} label={t("correction.transcript")} />}
          <div className="mt-8 max-w-3xl">
            <CorrectionList section={section} corrections={result.corrections} />
          </div>
        </SpanPlayerProvider>
      ) : (
        <div className="max-w-3xl">
          <QuestionList section={section} isDisabled={isDisabled} />
        </div>
      )}
    </>
  );
}
