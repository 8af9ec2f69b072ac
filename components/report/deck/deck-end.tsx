import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/link";
import { SESSION_MINUTES } from "@/lib/report/deck/plan";
import type { DeckStep } from "@/lib/report/deck/view";

type Props = { step: DeckStep; count: { all: number; right: number } };

export function DeckEnd({ step: { due, total, wait }, count }: Props) {
  const t = useTranslations("deck.end");
  const waits = useTranslations("deck.wait");
  const router = useRouter();
  const reason = total === 0 ? "empty" : due > 0 ? "time" : "done";
  return (
    <div className="max-w-reading space-y-4">
      <ReadAloud className="space-y-4">
        <h2 className="text-2xl">{t(`${reason}.title`)}</h2>
        {count.all > 0 && <p>{t("count", count)}</p>}
        <p>{t(`${reason}.text`, { count: due, minutes: SESSION_MINUTES })}</p>
        {due === 0 && wait && <p>{t("wait", { wait: waits(wait.unit, { count: wait.count }) })}</p>}
      </ReadAloud>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/dashboard" className="w-full sm:w-auto">
          {t("toDashboard")}
        </ButtonLink>
        {due > 0 && (
          <Button variant="secondary" className="w-full sm:w-auto" onClick={() => router.refresh()}>
            {t("goOn", { minutes: SESSION_MINUTES })}
          </Button>
        )}
      </div>
    </div>
  );
}
