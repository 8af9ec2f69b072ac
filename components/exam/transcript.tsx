import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/exam/disclosure";
import { SpanButton } from "@/components/exam/span-player";
import type { TranscriptText } from "@/lib/exam/transcript";

/** The transcript of a recording, collapsed; every sentence can be replayed. */
export function Transcript({ texts, label }: { texts: readonly TranscriptText[]; label: string }) {
  const t = useTranslations("exam.correction");
  return (
    <Disclosure label={label}>
      <p className="text-sm text-ink-soft print:hidden">{t("tapToHear")}</p>
      <div lang="it" dir="ltr" className="max-w-reading space-y-5 text-reading">
        {texts.map((text) => (
          <section key={text.id} className="space-y-2">
            <h4 className="font-bold">{text.title}</h4>
            {text.turns.map(({ speaker, sentences }) => (
              <p key={sentences[0]?.startSeconds} className="space-x-2">
                <strong>{`${speaker}:`}</strong>
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
    </Disclosure>
  );
}
