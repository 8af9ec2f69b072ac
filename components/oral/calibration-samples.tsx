"use client";

import { useTranslations } from "next-intl";
import { ModelPlayer } from "@/components/oral/player";
import { CALIBRATION } from "@/lib/oral/calibration";
import type { Level } from "@/lib/oral/content/schema";
import { sumOralScores } from "@/lib/oral/criteria";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";

const ORDER = ["debole", "basta", "bene"] as const satisfies readonly Level[];

/** Three answers to one question with points and reasons, to train the ear. @param sounds addresses by text */
export function CalibrationSamples({ sounds }: { sounds: RehearsalView["sounds"] }) {
  const translate = useTranslations("oral");
  return (
    <div className="space-y-4">
      <p>{translate("home.samplesText")}</p>
      <p lang="it" dir="ltr" className="font-semibold">
        {CALIBRATION.question}
      </p>
      <ol className="space-y-4">
        {ORDER.map((level) => {
          const { text, scores } = CALIBRATION.samples[level];
          return (
            <li key={level} className="space-y-1">
              <p className="font-semibold">{translate(`models.${level}`)}</p>
              <p lang="it" dir="ltr" className="text-reading">
                {`«${text}»`}
              </p>
              {sounds[text] && <ModelPlayer address={sounds[text]} />}
              <p className="text-sm font-semibold">{translate("models.points", { points: sumOralScores(scores) })}</p>
              <p>{translate(`calibration.${level}`)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
