import { Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { PassageText } from "@/components/exam/kinds/passage-text";
import { useSpan } from "@/components/exam/span-player";
import type { AnswerSource } from "@/lib/exam/kinds/question";
import type { AudioSpan } from "@/lib/exam/transcript";

export function DeckSource({ source }: { source: AnswerSource }) {
  if (source.kind === "audio") return <AudioClip span={source.span} />;
  return (
    <div lang="it" className="border-l-4 border-line pl-4">
      <PassageText passage={source.passage} />
    </div>
  );
}

function AudioClip({ span }: { span: AudioSpan }) {
  const t = useTranslations("deck");
  const audio = useTranslations("exam.audio");
  const player = useSpan(span);
  if (!player) return null;
  const Icon = player.isPlaying ? Square : Play;
  return (
    <div className="space-y-1">
      <button
        type="button"
        aria-pressed={player.isPlaying}
        onClick={player.toggle}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-player px-5 py-3 text-left font-semibold text-on-player sm:w-auto"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 fill-current" />
        {t("listen")}
      </button>
      <p className="text-sm text-ink-soft">{audio("note")}</p>
    </div>
  );
}
