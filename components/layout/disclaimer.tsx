import { useTranslations } from "next-intl";
import { productName } from "@/lib/product/product";
import { cn } from "@/lib/utils";

/** Says that this is practice and the university is not involved; shown beside every price and verdict. */
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
