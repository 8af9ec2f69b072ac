import { useTranslations } from "next-intl";
import { SectionCorrection } from "@/components/exam/section-correction";
import { SpanPlayerProvider } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { ListeningView } from "@/lib/exam/kinds/listening";

type Props = { result: QuestionsResult; src: string; transcript: ListeningView["transcript"] };

/** The correction of a listening section: answers, and the transcript with replayable sentences. */
export function CorrectedListening({ result, src, transcript }: Props) {
  const t = useTranslations("exam.correction");
  return (
    <SpanPlayerProvider src={src}>
      <SectionCorrection result={result} />
      <div className="mt-8">{transcript && <Transcript texts={transcript} label={t("transcript")} />}</div>
    </SpanPlayerProvider>
  );
}
