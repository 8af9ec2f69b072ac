"use client";

import { useTranslations } from "next-intl";
import { ActDialog, type Who } from "@/components/admin/act-dialog";
import { resetAttempt } from "@/lib/admin/actions";

/** Sets one attempt aside, so that its student may begin the simulation anew. */
export function ResetAttempt({ who, attemptId, simulationId }: { who: Who; attemptId: string; simulationId: number }) {
  const t = useTranslations("admin.acts");
  return (
    <ActDialog
      who={who}
      variant="danger"
      label={t("reset.label", { id: attemptId })}
      text={t("reset.text", { simulation: simulationId })}
      needsReason
      done={t("reset.done")}
      failed={t("failed")}
      run={(form) => resetAttempt({ attemptId, reason: String(form.get("reason") ?? "") })}
    />
  );
}
