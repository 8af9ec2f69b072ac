import path from "node:path";
import type { Samples } from "@/lib/exam/content/samples";
import { samplesDir } from "@/lib/exam/content/samples";
import { countWords } from "@/lib/exam/word-count";
import { checkPieces } from "../audio/pieces";
import { findThinFaults } from "./explanations";
import type { ContentFault } from "./fault";
import { findSampleGlosses } from "./glosses";
import { passageProse, spokenProse } from "./prose";

/** Half a minute of speech, and a notice. */
const WORDS = { listening: [50, 70], reading: [60, 110] } as const;

export function checkSamples({ listening, reading }: Samples): ContentFault[] {
  const spoken = listening.texts.map(spokenProse).join(" ");
  const written = passageProse(reading.passage);
  const quotes = [
    ...listening.questions.flatMap(({ raised, evidence }) => [...Object.values(raised), evidence.quote]),
  ].filter((quote) => !spoken.includes(quote));
  const unread = reading.questions.map(({ evidence }) => evidence.quote).filter((quote) => !written.includes(quote));
  const lengths = (
    [
      ["listening", spoken],
      ["reading", written],
    ] as const
  ).flatMap(([name, text]) => {
    const [min, max] = WORDS[name];
    const words = countWords(text);
    return words >= min && words <= max ? [] : [`the ${name} sample has ${words} words, not ${min} to ${max}`];
  });
  const thin = [...listening.questions, ...reading.questions].flatMap(({ explanation }) =>
    findThinFaults(explanation.it.right).map((fault) => `a sample: ${fault}`),
  );
  const glosses = findSampleGlosses({ listening, reading }).map((fault) => `a sample: ${fault}`);
  const missing = [...quotes, ...unread].map((quote) => `a sample's text does not say "${quote}"`);
  return [...lengths, ...missing, ...thin, ...glosses].map((message) => ({ simulation: 0, message }));
}

export function checkSampleRecording({ listening }: Samples, contentDir: string): ContentFault[] {
  return checkPieces(path.join(samplesDir(contentDir), "audio"), listening.texts).map((message) => ({
    simulation: 0,
    message: `samples: ${message}`,
  }));
}
