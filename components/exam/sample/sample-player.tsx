import { getTranslations } from "next-intl/server";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { formatClock } from "@/lib/exam/clock";
import { getSampleView, SAMPLE_AUDIO_URL } from "@/lib/exam/sample";

/** The sample recording with native controls, which work without JavaScript; nothing is fetched before playback. */
export async function SamplePlayer() {
  const translate = await getTranslations("sample.ascolto");
  return (
    <div className="player max-w-3xl space-y-3 rounded-lg p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{translate("about")}</span>
        <span className="tabular-nums">{formatClock(getSampleView().ascolto.durationSeconds)}</span>
      </p>
      <UncaptionedAudio
        src={SAMPLE_AUDIO_URL}
        aria-label={translate("about")}
        controls
        controlsList="nodownload"
        preload="none"
        className="h-11 w-full"
      />
    </div>
  );
}
