"use client";

import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { Button } from "@/components/ui/button";

/** The quiet way to finish at any time; not shown where the section's bar offers the same. */
export function FinishButton({ className }: { className?: string }) {
  const t = useTranslations("exam.finish");
  const { state, current, finish, isFinishing } = useExam();
  if (current === "scrittura" && state.scrittura.isLocked) return null;
  return (
    <Button variant="quiet" size="small" className={className} disabled={isFinishing} onClick={finish}>
      {isFinishing ? t("pending") : t("button")}
    </Button>
  );
}
