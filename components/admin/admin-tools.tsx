import { getTranslations } from "next-intl/server";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";

/** What an admin may do without looking for a student first. */
export async function AdminTools() {
  const t = await getTranslations("admin.tools");
  return (
    <section aria-labelledby="tools" className="space-y-3">
      <h2 id="tools" className="text-2xl">
        {t("title")}
      </h2>
      <Card className="space-y-3">
        <h3 className="text-lg">{t("code")}</h3>
        <ClientMessages namespaces={["admin.acts.code"]}>
          <ExternalCodeForm />
        </ClientMessages>
      </Card>
    </section>
  );
}
