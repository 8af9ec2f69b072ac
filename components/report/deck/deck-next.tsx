import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { regradeCardAsEasy } from "@/lib/report/actions";
import type { DeckAnswerResult } from "@/lib/report/deck/view";

type Props = { name: string; answered: DeckAnswerResult; onNext: () => void; offersEasy: boolean };

export function DeckNext({ name, answered: { back, version, isRight, next }, onNext, offersEasy }: Props) {
  const t = useTranslations("deck");
  const { submit, isBlocked } = useSubmit({
    // A lost rating is harmless: the card is only due a little earlier.
    send: async () => {
      await regradeCardAsEasy({ name, version }).catch(() => null);
      return { ok: true };
    },
    onDone: onNext,
    words: { failed: t("failed") },
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
        {offersEasy && (
          <Button variant="quiet" disabled={isBlocked} className="w-full sm:w-auto" onClick={() => submit()}>
            {t("easy")}
          </Button>
        )}
      </div>
    </div>
  );
}
