import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { productName } from "@/lib/product/product";
import { cn } from "@/lib/utils";

export function Disclaimer({ className }: { className?: string }) {
  const translate = useTranslations("product");
  return (
    <aside className={cn("flex gap-3 rounded-lg bg-sunken p-4", className)} aria-label={translate("disclaimerTitle")}>
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-careful" />
      <p>
        <strong>{`${translate("disclaimerTitle")}.`}</strong>{" "}
        <span>{translate("disclaimer", { product: productName() })}</span>
      </p>
    </aside>
  );
}

/** The disclaimer as a page section, with its meaning for the learner. */
export function DisclaimerSection() {
  const translate = useTranslations("product");
  return (
    <section aria-labelledby="disclaimer-title" className="max-w-reading space-y-2">
      <h2 id="disclaimer-title" className="text-2xl">
        {translate("disclaimerTitle")}
      </h2>
      <p>{translate("disclaimer", { product: productName() })}</p>
      <p>{translate("disclaimerMore")}</p>
    </section>
  );
}
