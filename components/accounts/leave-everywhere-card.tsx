import { getTranslations } from "next-intl/server";
import { LeaveEverywhere } from "@/components/accounts/leave-everywhere";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card, CardTitle } from "@/components/ui/card";

/** The way out of every browser. */
export async function LeaveEverywhereCard() {
  const translate = await getTranslations("accounts.own.everywhere");
  return (
    <Card className="space-y-3" aria-labelledby="everywhere-title">
      <CardTitle id="everywhere-title">{translate("title")}</CardTitle>
      <p>{translate("text")}</p>
      <ClientMessages namespaces={["accounts.own.everywhere"]}>
        <LeaveEverywhere />
      </ClientMessages>
    </Card>
  );
}
