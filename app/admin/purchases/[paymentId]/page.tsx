import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { PurchaseView } from "@/components/admin/purchase-view";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { orderNumber } from "@/lib/payments/order-number";

type Props = { params: Promise<{ paymentId: string }> };

export const generateMetadata = adminPageMetadata("purchases");

export default async function PurchasePage({ params }: Props) {
  const admin = await requireAdminPage();
  const { paymentId } = await params;
  const purchase = (await listProblemPurchases(admin)).find(({ id }) => id === paymentId);
  if (!purchase) notFound();
  const t = await getTranslations("admin.purchases");
  return (
    <AdminFrame admin={admin} current="home" title={`${t("ordered")} ${orderNumber(purchase.id)}`}>
      <PurchaseView purchase={purchase} />
    </AdminFrame>
  );
}
