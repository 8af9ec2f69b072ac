import { getTranslations } from "next-intl/server";
import { DashboardFrame, type DashboardOwner } from "@/components/exam/dashboard-frame";
import { ReloadButton } from "@/components/exam/reload-button";
import { Alert } from "@/components/ui/alert";

/** The dashboard when the list cannot be read. */
export async function DashboardError(owner: DashboardOwner) {
  const translate = await getTranslations("exam.dashboard");
  return (
    <DashboardFrame {...owner}>
      <Alert tone="wrong" role="alert" title={translate("error")} className="space-y-3">
        <p>{translate("errorText")}</p>
        <ReloadButton label={translate("retry")} />
      </Alert>
    </DashboardFrame>
  );
}
