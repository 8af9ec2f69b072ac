import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { callCardEasy } from "@/lib/report/actions";
import type { DeckAnswered } from "@/lib/report/deck/view";

type Props = {
  name: string;
  answered: DeckAnswered;
  onNext: () => void;
  mayBeEasy: boolean;
};

export function DeckNext({ name, answered: { back, version, isRight, next }, onNext, mayBeEasy }: Props) {
  const t = useTranslations("deck");
  const { submit, isBlocked } = useSubmit({
    send: () => callCardEasy({ name, version }),
    onDone: onNext,
    // A lost rating is harmless: the card is only due a little earlier.
    onRefused: () => {
      onNext();
      return true;
    },
    words: { failed: t("failed"), offline: t("offline") },
  });
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">
        {t(isRight ? "backLater" : "backSoon", { wait: t(`wait.${back.unit}`, { count: back.count }) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button className="w-full sm:w-auto" onClick={onNext}>
          {t(next.card ? "next" : "finish")}
        </Button>
        {mayBeEasy && (
          <Button variant="quiet" disabled={isBlocked} className="w-full sm:w-auto" onClick={() => submit()}>
            {t("easy")}
          </Button>
        )}
      </div>
    </div>
  );
}
