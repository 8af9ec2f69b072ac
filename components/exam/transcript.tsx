import { useTranslations } from "next-intl";
import { SpanButton } from "@/components/exam/span-player";
import type { TranscriptText } from "@/lib/exam/transcript";

/** What was said in a recording, folded away until it is wanted; every sentence can be heard again. */
export function Transcript({ texts, label }: { texts: readonly TranscriptText[]; label: string }) {
  const t = useTranslations("exam.correction");
  return (
    <details className="max-w-3xl rounded-lg border border-line bg-surface">
      <summary className="min-h-12 px-4 py-3 font-semibold sm:px-6">{label}</summary>
      <div className="max-w-reading space-y-5 border-t border-line p-4 sm:p-6">
        <p className="text-sm text-ink-soft print:hidden">{t("tapToHear")}</p>
        <div lang="it" className="space-y-5 text-reading">
          {texts.map((text) => (
            <section key={text.id} className="space-y-2">
              <h4 className="font-bold">{text.title}</h4>
              {text.turns.map(({ speaker, sentences }) => (
                <p key={sentences[0]?.startSeconds} className="space-x-2">
                  <strong>{speaker}:</strong>
                  {sentences.map((sentence) => (
                    <SpanButton key={sentence.startSeconds} span={sentence}>
                      {sentence.text}
                    </SpanButton>
                  ))}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
