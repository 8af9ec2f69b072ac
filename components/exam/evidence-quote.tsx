import { useTranslations } from "next-intl";
import { SpanButton } from "@/components/exam/span-player";
import type { Evidence } from "@/lib/exam/paper";

/** The words of a recording that hold the answer, to be heard again; nothing where the answer was read. */
export function EvidenceQuote({ evidence: { quote, audio } }: { evidence: Evidence }) {
  const t = useTranslations("exam.correction");
  if (!audio) return null;
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-soft">{t("heardHere")}</p>
      <SpanButton span={audio}>
        <q lang="it">{quote}</q>
      </SpanButton>
    </div>
  );
}
