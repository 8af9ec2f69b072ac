"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { useSubmit } from "@/components/ui/use-submit";
import { removeExam } from "@/lib/report/actions";

export function DeleteExamButton({ examId }: { examId: string }) {
  const translate = useTranslations("report.plan.forget");
  const router = useRouter();
  const { submit, isBlocked } = useSubmit({
    send: () => removeExam(examId),
    onDone: () => {
      notify({ tone: "good", title: translate("done") });
      router.refresh();
    },
    words: { title: translate("button"), failed: translate("failed") },
  });
  return (
    <Button variant="quiet" disabled={isBlocked} onClick={() => submit()}>
      {translate("button")}
    </Button>
  );
}
