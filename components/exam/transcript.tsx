import { useTranslations } from "next-intl";
import type { TranscriptText } from "@/lib/exam/paper";

/** What was said in a recording, folded away until it is wanted. */
export function Transcript({ texts }: { texts: readonly TranscriptText[] }) {
  const t = useTranslations("exam.correction");
  return (
    <details className="mb-8 max-w-3xl rounded-lg border border-line bg-surface">
      <summary className="min-h-12 px-4 py-3 font-semibold">{t("transcript")}</summary>
      <div className="space-y-6 px-4 pb-4">
        {texts.map(({ id, title, turns }) => (
          <section key={id}>
            <h4 className="font-semibold">{title}</h4>
            {turns.map(({ speaker, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the turns of a recording never change their order
              <p key={index} className="mt-1 max-w-reading text-reading">
                <strong className="font-semibold">{speaker}:</strong> {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </details>
  );
}
