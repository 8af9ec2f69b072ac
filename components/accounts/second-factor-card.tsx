import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";

/** On an admin's account page: the way to the second factor. */
export async function SecondFactorCard() {
  const translate = await getTranslations("accounts.secondFactor");
  return (
    <Card className="space-y-3" aria-labelledby="second-factor-title">
      <CardTitle id="second-factor-title">{translate("title")}</CardTitle>
      <p>{translate("accountText")}</p>
      <Link href="/account/second-factor" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
        {translate("manage")}
      </Link>
    </Card>
  );
}
