"use client";

import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMarkedQuote } from "@/components/exam/marked-quote";
import { useSpan } from "@/components/exam/span-player";
import { Button } from "@/components/ui/button";
import type { Evidence } from "@/lib/exam/kinds/question";
import type { AudioSpan } from "@/lib/exam/transcript";

/** The Italian words that contain an answer, with buttons to replay them or find them in the text. */
export function EvidenceQuote({ evidence: { quote, audio }, isQuoted }: { evidence: Evidence; isQuoted: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {audio && <PlayButton span={audio} />}
      {isQuoted && (
        <q lang="it" dir="ltr" className="min-w-0 flex-1 basis-48 italic">
          {quote}
        </q>
      )}
      {!audio && <ShowInTextButton quote={quote} />}
    </div>
  );
}

function PlayButton({ span }: { span: AudioSpan }) {
  const t = useTranslations("exam.correction");
  const player = useSpan(span);
  if (!player) return null;
  const Icon = player.isPlaying ? Square : Play;
  return (
    <button
      type="button"
      aria-label={t("hear")}
      aria-pressed={player.isPlaying}
      onClick={player.toggle}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-night text-on-night print:hidden"
    >
      <Icon aria-hidden="true" className="size-4 fill-current" />
    </button>
  );
}

function ShowInTextButton({ quote }: { quote: string }) {
  const t = useTranslations("exam.correction");
  const mark = useMarkedQuote();
  if (!mark) return null;
  return (
    <Button variant="quiet" size="small" className="-ms-3 print:hidden" onClick={() => mark.show(quote)}>
      {t("showInText")}
    </Button>
  );
}
