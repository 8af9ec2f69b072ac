import { getTranslations } from "next-intl/server";
import { LoginForm } from "@/components/accounts/login-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import { SIGN_IN_MARK } from "@/lib/accounts/return-path";
import { productName } from "@/lib/product/product";
import { cn } from "@/lib/utils";

type Props = {
  variant: "home" | "page";
  /** Path to open after sign-in, checked by `toReturnPath`; null is the dashboard. */
  returnTo: string | null;
  /** Hidden on a phone until a link leads to it, also without a script; the page has another main action then. */
  isFolded?: boolean;
};

export async function LoginCard({ variant, returnTo, isFolded = false }: Props) {
  const t = await getTranslations("accounts.login");
  const Heading = variant === "page" ? "h1" : "h2";
  return (
    <Card
      id={SIGN_IN_MARK}
      aria-labelledby="login-title"
      className={cn("scroll-mt-4 space-y-4", isFolded && "max-lg:not-target:not-has-[[data-open]]:hidden")}
    >
      <Heading id="login-title" className="text-2xl">
        {t("title")}
      </Heading>
      <ClientMessages namespaces={["accounts.login", "accounts.lockUp"]}>
        <LoginForm variant={variant} product={productName()} returnTo={returnTo} isMain={!isFolded} />
      </ClientMessages>
      <div className="flex flex-wrap gap-x-6">
        <a className="text-link inline-flex min-h-12 items-center" href="/forgot-password">
          {t("forgot")}
        </a>
        <p className="flex min-h-12 flex-wrap items-center gap-x-1.5">
          <span>{t("noAccount")}</span>
          <a className="text-link inline-flex min-h-12 items-center" href="/register">
            {t("register")}
          </a>
        </p>
        {variant === "page" && (
          <a className="text-link inline-flex min-h-12 items-center" href="/">
            {t("home")}
          </a>
        )}
      </div>
    </Card>
  );
}
