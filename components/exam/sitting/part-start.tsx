import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { LeaveLink } from "@/components/exam/leave-link";
import type { Sitting } from "@/components/exam/sitting/use-sitting";
import { ContactLine } from "@/components/layout/contact-line";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useInterval } from "@/components/ui/use-interval";
import { useSubmit } from "@/components/ui/use-submit";
import { PARTS, type Part } from "@/lib/exam/mode";
import type { PartView } from "@/lib/exam/sitting";
import { formatList } from "@/lib/product/format";

type Props = {
  attemptId: string;
  sitting: Sitting;
  part: Part;
  simulationTitle: string;
  scene: ReactNode;
  /** Called synchronously in the click handler, so that the browser allows sound. */
  onBegin: () => void;
};

/** The page before each part: its name, length, content, and one start button. */
export function PartStart({ attemptId, sitting, part, simulationTitle, scene, onBegin }: Props) {
  const t = useTranslations("exam");
  const locale = useLocale();
  const { parts, phase } = sitting.view;
  const partView = parts.find((candidate) => candidate.part === part);
  const previousPart = parts.findLast(({ state }) => state === "done");
  const minutes = partView?.minutes ?? null;
  const isResting = phase === "rest" && sitting.view.remainingMs !== null;
  const rest = isResting ? { kind: "rest" as const, remainingMs: sitting.remainingMs } : null;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page grid min-h-dvh grid-cols-1 content-start gap-5 py-6 outline-none sm:py-12 lg:grid-cols-2 lg:gap-10"
    >
      <div className="overflow-hidden rounded-xl">{scene}</div>
      <div className="space-y-4">
        {previousPart && <HandedInNotice part={previousPart} />}
        <ReadAloud className="max-w-reading space-y-4">
          <p className="text-ink-soft">{simulationTitle}</p>
          <h1 className="text-3xl">
            {t("sitting.start.title", {
              number: PARTS.indexOf(part) + 1,
              total: PARTS.length,
              part: t(`sitting.parts.${part}`),
            })}
          </h1>
          <p className="text-lg font-semibold">
            {minutes === null ? t("sitting.start.untimed") : t("sitting.start.minutes", { minutes })}
          </p>
          <ul className="list-disc space-y-1 ps-5">
            <li>
              {formatList(
                (partView?.sections ?? []).map((section) => t(`sections.${section}`)),
                locale,
              )}
            </li>
            <li>{t(`sitting.start.about.${part}`)}</li>
            {minutes !== null && <li>{t(rest ? "sitting.start.awayInRest" : "sitting.start.away")}</li>}
          </ul>
          {rest && <RestTime sitting={sitting} />}
        </ReadAloud>
        <BeginButton begin={() => sitting.begin(part)} onBegin={onBegin} />
        <LeaveLink attemptId={attemptId} running={rest} guardsPage variant="quiet" size="small">
          {t("toDashboard")}
        </LeaveLink>
      </div>
    </main>
  );
}

function HandedInNotice({ part: { part, endsAt, endedAt } }: { part: PartView }) {
  const t = useTranslations("exam.sitting");
  const hasTimeEnded = endsAt !== null && endsAt === endedAt;
  return (
    <Alert role="status" title={t(hasTimeEnded ? "start.timeEnded" : "start.handedIn", { part: t(`parts.${part}`) })}>
      <p>{t(hasTimeEnded ? "start.timeEndedText" : "start.handedInText")}</p>
    </Alert>
  );
}

function RestTime({ sitting }: { sitting: Sitting }) {
  const t = useTranslations("exam.sitting.start");
  const minutesLeft = () => Math.ceil((sitting.remainingMs() ?? 0) / 60_000);
  const [minutes, setMinutes] = useState(minutesLeft);
  useInterval(() => {
    if (minutesLeft() !== minutes) setMinutes(minutesLeft());
    if (sitting.remainingMs() === 0) void sitting.refresh();
  }, 1000);
  return <p>{t("rest", { minutes })}</p>;
}

function BeginButton({ begin, onBegin }: { begin: () => ReturnType<Sitting["begin"]>; onBegin: () => void }) {
  const t = useTranslations("exam");
  const failed = t("sitting.start.failed");
  const { submit, isBusy, isBlocked, formError } = useSubmit({ send: begin, onDone: () => {}, words: { failed } });
  const press = () => {
    onBegin();
    submit();
  };
  return (
    <>
      {formError && (
        <Alert role="alert" tone="wrong" title={t("error")}>
          <p>{formError}</p>
          <ContactLine />
        </Alert>
      )}
      <Button disabled={isBlocked} className="w-full sm:w-auto sm:min-w-48" onClick={press}>
        {t(isBusy ? "sitting.start.pending" : "sitting.start.begin")}
      </Button>
    </>
  );
}
