import { getTranslations } from "next-intl/server";
import { BoldLink } from "@/components/admin/links";
import { CriteriaFields } from "@/components/admin/marking-fields";
import { MarkingForm } from "@/components/admin/marking-form";
import { TaskAndText } from "@/components/admin/marking-view";
import { EmptyState } from "@/components/admin/page-section";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import type { WritingTask } from "@/lib/writing/prompt";

type Props = { writing: { id: string; text: string }; task: WritingTask };

/** A text to mark blind: task, text and criteria, without the marks others gave it. */
export async function BlindMarkingView({ writing: { id, text }, task }: Props) {
  const t = await getTranslations("admin.blind");
  return (
    <>
      <Alert>{t("rule")}</Alert>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-6">
          <TaskAndText task={task} text={text} />
        </div>
        <ClientMessages namespaces={["admin.marking", "admin.blind", "writing.result"]}>
          <MarkingForm writingId={id} initialSum={null} criteriaFields={<CriteriaFields proposal={null} />} />
        </ClientMessages>
      </div>
    </>
  );
}

/** Shown to a teacher who cannot mark the text blind. */
export async function BlindMarkingRefused() {
  const t = await getTranslations("admin.blind");
  return (
    <EmptyState>
      <p>{t("refused")}</p>
      <BoldLink href="/admin/writings">{t("back")}</BoldLink>
    </EmptyState>
  );
}
