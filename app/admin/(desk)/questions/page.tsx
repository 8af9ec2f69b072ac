import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { SimulationPicker } from "@/components/admin/simulation-picker";
import { requireAdminPage, titleOf } from "@/lib/admin/page";
import { listSimulationOverviews } from "@/lib/admin/queries/question-health";

export const generateMetadata = titleOf("questions");

export default async function QuestionsPage() {
  const admin = await requireAdminPage();
  const translate = await getTranslations("admin.questions");
  return (
    <AdminFrame admin={admin} current="questions" title={translate("title")}>
      <SimulationPicker simulations={await listSimulationOverviews(admin)} />
    </AdminFrame>
  );
}
