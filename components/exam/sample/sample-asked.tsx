import type { ReactNode } from "react";
import { SampleForm } from "@/components/exam/sample/sample-form";
import { SamplePlayer } from "@/components/exam/sample/sample-player";
import { type SampleAnswers, viewSamples } from "@/lib/exam/sample";

type Props = { instructions: string; material: ReactNode; children: ReactNode };

/** What to do, what to hear or read, and the question. */
export function Asked({ instructions, material, children }: Props) {
  return (
    <div className="space-y-5">
      <p lang="it" className="max-w-reading">
        {instructions}
      </p>
      {material}
      {children}
    </div>
  );
}

/** The text to hear with its question. */
export function AskedListening({ answers }: { answers: SampleAnswers }) {
  const { instructions, question, durationSeconds } = viewSamples().ascolto;
  return (
    <Asked instructions={instructions} material={<SamplePlayer durationSeconds={durationSeconds} />}>
      <SampleForm item="ascolto" question={question} answers={answers} />
    </Asked>
  );
}
