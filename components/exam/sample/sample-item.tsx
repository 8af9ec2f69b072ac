import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CorrectedQuestion } from "@/components/exam/corrected-question";
import { PassageText } from "@/components/exam/kinds/passage-text";
import { MarkedQuoteProvider } from "@/components/exam/marked-quote";
import { correctionId, SampleForm } from "@/components/exam/sample/sample-form";
import { SamplePlayer } from "@/components/exam/sample/sample-player";
import { UnansweredListening, UnansweredSample } from "@/components/exam/sample/unanswered-sample";
import { SpanPlayerProvider } from "@/components/exam/span-player";
import { Transcript } from "@/components/exam/transcript";
import { ClientMessages } from "@/components/layout/client-messages";
import type { QuestionCorrection } from "@/lib/exam/correction";
import { getSampleView, SAMPLE_AUDIO_URL, type SampleAnswers, sampleTranscript } from "@/lib/exam/sample";

type Props = { answers: SampleAnswers; correction?: QuestionCorrection | undefined };

export async function ListeningSample({ answers, correction }: Props) {
  if (!correction) return <UnansweredListening answers={answers} />;
  const translate = await getTranslations("exam.correction");
  return (
    <Corrected>
      <SpanPlayerProvider src={SAMPLE_AUDIO_URL}>
        <SamplePlayer />
        <Correction id={correctionId("ascolto")} correction={correction} />
        <Transcript texts={sampleTranscript()} label={translate("transcript")} />
      </SpanPlayerProvider>
    </Corrected>
  );
}

export function ReadingSample({ answers, correction }: Props) {
  const { question, passage } = getSampleView().lettura;
  const text = (
    <div lang="it" dir="ltr" className="rounded-lg bg-surface p-4 sm:p-6">
      <PassageText passage={passage} />
    </div>
  );
  if (!correction) {
    return (
      <UnansweredSample item="lettura" material={text}>
        <SampleForm item="lettura" question={question} answers={answers} />
      </UnansweredSample>
    );
  }
  return (
    <Corrected>
      <MarkedQuoteProvider>
        {text}
        <Correction id={correctionId("lettura")} correction={correction} />
      </MarkedQuoteProvider>
    </Corrected>
  );
}

/** The page scrolls here after the answer. */
async function Correction({ id, correction }: { id: string; correction: QuestionCorrection }) {
  const translate = await getTranslations("exam.correction");
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      <CorrectedQuestion correction={correction} notAnswered={translate("notAnswered")} heading="h3" />
    </div>
  );
}

function Corrected({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={["exam.correction", "exam.audio"]}>
      <div className="max-w-3xl space-y-6">{children}</div>
    </ClientMessages>
  );
}
