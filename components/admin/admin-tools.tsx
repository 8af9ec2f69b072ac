import { getTranslations } from "next-intl/server";
import { ExternalCodeForm } from "@/components/admin/external-code-form";
import { SuspendExpired } from "@/components/admin/suspend-expired";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";

/** What an admin may do without looking for a student first. `toSuspend`: how many learners' access is over. */
export async function AdminTools({ toSuspend }: { toSuspend: number }) {
  const t = await getTranslations("admin.tools");
  return (
    <section aria-labelledby="tools" className="space-y-3">
      <h2 id="tools" className="text-2xl">
        {t("heading")}
      </h2>
      <SuspendExpired count={toSuspend} />
      <Card className="space-y-3">
        <h3 className="text-lg">{t("code")}</h3>
        <ClientMessages namespaces={["admin.acts.code"]}>
          <ExternalCodeForm />
        </ClientMessages>
      </Card>
    </section>
  );
}
