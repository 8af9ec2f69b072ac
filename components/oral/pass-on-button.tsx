import { Download, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { passOnRecording, toRecordingFile } from "@/lib/oral/device/shared-recording";

type Props = { sound: Blob; label: string };

/** Lets a learner give their own recording to a teacher, by the device's share sheet or as a saved file. */
export function PassOnButton({ sound, label }: Props) {
  const translate = useTranslations("oral.player");
  const file = toRecordingFile(sound, label);
  const canShare = typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
  const passOn = () =>
    passOnRecording(file, {
      share: canShare ? (content) => navigator.share(content) : null,
      save: (one) => saveFile(one, one.name),
    });
  const text = translate(canShare ? "share" : "save");
  const Icon = canShare ? Share2 : Download;
  return (
    <Button variant="quiet" size="small" aria-label={`${text}: ${label}`} onClick={passOn}>
      <Icon aria-hidden="true" />
      <span>{text}</span>
    </Button>
  );
}
