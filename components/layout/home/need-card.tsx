import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";

/** Not everybody must take the exam: said before the price. */
export async function NeedCard() {
  const translate = await getTranslations("home.need");
  return (
    <TitledCard id="need" tone="honey" title={translate("title")} className="flex flex-col items-start gap-3">
      <p>{translate("text")}</p>
      <a href="/devi-fare-esame" className={buttonVariants({ variant: "secondary" })}>
        {translate("link")}
      </a>
    </TitledCard>
  );
}
