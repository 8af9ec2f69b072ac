import { useTranslations } from "next-intl";
import { HearingPanel } from "@/components/exam/sitting/hearing-panel";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import { Button } from "@/components/ui/button";

type Props = {
  /** Null until it was begun in this visit. */
  hearing: Hearing | null;
  /** Called synchronously in the click handler, so that the browser allows sound. */
  onBegin: () => void;
};

/** The listening in the exam's order, with its pauses and the three minutes to copy; it begins with a button. */
export function ListenStep({ hearing, onBegin }: Props) {
  const t = useTranslations("exam.onPaper");
  return (
    <div className="max-w-xl space-y-4">
      {hearing && <HearingPanel hearing={hearing} isAlone={false} isOnPaper />}
      {!hearing && (
        <Button size="big" className="w-full sm:w-auto" onClick={onBegin}>
          {t("beginListening")}
        </Button>
      )}
    </div>
  );
}
