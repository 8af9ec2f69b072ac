import { useTranslations } from "next-intl";
import { productName } from "@/lib/product/product";
import { cn } from "@/lib/utils";

/** This is training, not the exam, and the university has no part in it: wherever money or a verdict stands. */
export function Disclaimer({ className }: { className?: string }) {
  const translate = useTranslations("product");
  return (
    <div role="note" aria-label={translate("disclaimerTitle")} className={cn("rounded-lg bg-sunken p-3", className)}>
      <p>
        <strong>{translate("training")}</strong> <span>{translate("disclaimer", { product: productName() })}</span>
      </p>
    </div>
  );
}
