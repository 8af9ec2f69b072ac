"use client";

import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

/** Plays a sample sentence, so that learners can check their sound before the exam. */
export function SoundCheck({ src }: { src: string }) {
  const t = useTranslations("exam.start.sound");
  const sound = useRef<HTMLAudioElement | null>(null);
  const [phase, setPhase] = useState<"idle" | "loading" | "playing" | "failed">("idle");
  useEffect(() => () => sound.current?.pause(), []);

  const play = () => {
    sound.current?.pause();
    const audio = new Audio(src);
    sound.current = audio;
    const show = (next: typeof phase) => () => sound.current === audio && setPhase(next);
    audio.addEventListener("playing", show("playing"));
    audio.addEventListener("ended", show("idle"));
    audio.addEventListener("error", show("failed"));
    setPhase("loading");
    // The same message covers a missing file, a decoding error and blocked autoplay.
    audio.play().catch(show("failed"));
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={play}>
        <Volume2 aria-hidden="true" />
        <span>{t("play")}</span>
      </Button>
      <p role="status" className={phase === "failed" ? "font-semibold text-wrong" : "text-ink-soft"}>
        {phase !== "idle" && t(phase)}
      </p>
    </div>
  );
}
