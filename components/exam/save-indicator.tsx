import { Check, Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { useExamSession } from "@/components/exam/exam-session";
import { ContactLine } from "@/components/layout/contact-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";
import type { AttemptState } from "@/lib/exam/attempt-state";
import { countSaved } from "@/lib/exam/progress";
import { isQuestionSection, type Section } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** Says that answers cannot be saved until the learner acts, and that nothing is lost. */
export function SaveAlert() {
  const t = useTranslations("exam.save");
  const { store, state } = useExam();
  const { isLost } = useExamSession(store.session);
  const refused = Object.values(state).find(({ state }) => state === "refused");
  if (!isLost && !refused) return null;
  return (
    <div className="px-4 pt-4 lg:px-8">
      <Alert role="alert" tone="careful" title={isLost ? t("signedOutTitle") : t("refusedTitle")}>
        {!isLost && refused?.message && <p>{refused.message}</p>}
        <p>{isLost ? t("signedOut") : t("refused")}</p>
        <ContactLine />
        <div className="mt-3 flex flex-wrap gap-3">
          {isLost ? (
            <Button size="small" onClick={() => void store.session.askForSignIn()}>
              {t("signIn")}
            </Button>
          ) : (
            <Button variant="secondary" size="small" onClick={() => store.retry()}>
              {t("retrySave")}
            </Button>
          )}
        </div>
      </Alert>
    </div>
  );
}

/** How many of a section's answers the server has; nothing before the first one. */
export function SavedCount({ section }: { section: Section }) {
  const t = useTranslations("exam.save");
  const { state } = useExam();
  if (!isQuestionSection(section) || state[section].isLocked) return null;
  const { given, saved, total } = countSaved(section, state[section]);
  if (given === 0) return null;
  return <span className="text-sm font-normal text-ink-soft">{t("count", { saved, total })}</span>;
}

/** The worst save state of all sections. Beside a clock, small screens hide the words while all is well. */
export function SaveIndicator() {
  const t = useTranslations("exam.save");
  const { state, clock, areQuestionsHidden } = useExam();
  const isOnline = useOnline();
  const label = isOnline ? toSaveLabel(state) : "offline";
  const isIconOnly = clock !== null && (label === "saved" || label === "saving");
  const isWarning = label === "retrying" || label === "notSaved" || label === "offline";
  return (
    <p
      role="status"
      className={cn(
        "flex items-center gap-1 text-sm leading-tight",
        isWarning ? "max-w-24 text-end font-semibold lg:max-w-none" : "text-ink-soft",
        isWarning && !areQuestionsHidden && "text-careful",
      )}
    >
      {label === "saved" && <Check aria-hidden="true" className="size-4 shrink-0" />}
      {isIconOnly && label === "saving" && <Ellipsis aria-hidden="true" className="size-4 shrink-0 lg:hidden" />}
      {/* Offline the page shows and announces its own notice. */}
      {label && (
        <span
          aria-hidden={label === "offline"}
          className={cn("line-clamp-2 crowded:line-clamp-none", isIconOnly && "max-lg:sr-only")}
        >
          {t(label)}
        </span>
      )}
    </p>
  );
}

function toSaveLabel(attempt: AttemptState) {
  const states = Object.values(attempt).map(({ state }) => state);
  const has = (...wanted: typeof states) => states.some((state) => wanted.includes(state));
  if (has("signedOut", "refused", "conflict")) return "notSaved";
  if (has("retrying")) return "retrying";
  if (has("saving")) return "saving";
  return has("saved") ? "saved" : null;
}
