import { getTranslations } from "next-intl/server";
import { LoginForm } from "@/components/accounts/login-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import { productName } from "@/lib/product/product";

type Props = {
  variant: "home" | "page";
  /** Path to open after sign-in, checked by `toReturnPath`; null is the dashboard. */
  returnTo: string | null;
};

export async function LoginCard({ variant, returnTo }: Props) {
  const t = await getTranslations("accounts.login");
  const Heading = variant === "page" ? "h1" : "h2";
  return (
    <Card aria-labelledby="login-title" className="space-y-4">
      <Heading id="login-title" className="text-2xl">
        {t("title")}
      </Heading>
      <ClientMessages namespaces={["accounts.login", "accounts.lockUp"]}>
        <LoginForm variant={variant} product={productName()} returnTo={returnTo} />
      </ClientMessages>
      <div className="flex flex-col border-t border-line pt-2">
        <a className="text-link py-2.5" href="/forgot-password">
          {t("forgot")}
        </a>
        <p className="py-2.5">
          <span>{t("noAccount")}</span>{" "}
          <a className="text-link py-2.5" href="/register">
            {t("register")}
          </a>
        </p>
        {variant === "page" && (
          <a className="text-link py-2.5" href="/">
            {t("home")}
          </a>
        )}
      </div>
    </Card>
  );
}
