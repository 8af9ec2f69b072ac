import { getLocale, getTranslations } from "next-intl/server";
import { PurchaseEvents } from "@/components/admin/problem-purchases";
import { StudentAction } from "@/components/admin/student-action";
import { markRefundedElsewhere } from "@/lib/admin/actions";
import type { ProblemPurchase } from "@/lib/admin/queries/problem-purchases";
import { orderNumber } from "@/lib/payments/order-number";
import { formatEuros } from "@/lib/product/format";

/**
 * A problem purchase. While its refund is owed after a failure, an act records a refund made outside Stripe. It has its
 * own page because learners' dashboards load the scripts of the admin's first page too.
 */
export async function PurchaseView({ purchase }: { purchase: ProblemPurchase }) {
  const t = await getTranslations("admin.purchases");
  const acts = await getTranslations("admin.acts.refund");
  const name = purchase.name ?? t("deleted");
  const email = purchase.email ?? "";
  return (
    <div className="max-w-xl space-y-4">
      <p className="break-words">
        <strong>{name}</strong>
        <span className="block text-ink-soft">{email}</span>
        <span className="block">{formatEuros(purchase.amountCents, await getLocale())}</span>
      </p>
      <PurchaseEvents purchase={purchase}>
        <StudentAction
          who={{ name, email }}
          label={acts("label", { number: orderNumber(purchase.id) })}
          text={acts("text")}
          done={acts("done")}
          isDangerous
          action={markRefundedElsewhere}
          input={{ paymentId: purchase.id }}
        />
      </PurchaseEvents>
    </div>
  );
}
