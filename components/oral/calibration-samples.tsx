import { useTranslations } from "next-intl";
import { CALIBRATION } from "@/lib/oral/calibration";
import type { Level } from "@/lib/oral/content/schema";
import { sumOralScores } from "@/lib/oral/criteria";

const ORDER = ["debole", "basta", "bene"] as const satisfies readonly Level[];

/** Three answers to one question with points and reasons, on which an ear is tuned. */
export function CalibrationSamples() {
  const translate = useTranslations("oral");
  return (
    <div className="space-y-4">
      <p>{translate("home.samplesText")}</p>
      <p lang="it" className="font-semibold">
        {CALIBRATION.question}
      </p>
      <ol className="space-y-4">
        {ORDER.map((level) => {
          const { text, scores } = CALIBRATION.samples[level];
          return (
            <li key={level} className="space-y-1">
              <h3 className="font-semibold">{translate(`models.${level}`)}</h3>
              <p lang="it" className="text-reading">
                {`«${text}»`}
              </p>
              <p className="text-sm font-semibold">{translate("models.points", { points: sumOralScores(scores) })}</p>
              <p>{translate(`calibration.${level}`)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
