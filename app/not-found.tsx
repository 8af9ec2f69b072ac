import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ContactLine } from "@/components/layout/contact-line";
import { Logo } from "@/components/layout/logo";
import { buttonVariants } from "@/components/ui/button";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { env } from "@/lib/env";
import { productName } from "@/lib/product/product";

/** Uses plain links and no client code of its own, because every page's bundle includes the not-found page. */
export default async function NotFound() {
  const translate = await getTranslations("layout.notFound");
  const isSignedIn = (await cookies()).has(sessionCookieName(env().NEXTAUTH_URL));
  return (
    <main id="content" tabIndex={-1} className="page max-w-2xl space-y-4 py-6 outline-none sm:py-10">
      <Logo name={productName()} />
      <div lang="en" className="space-y-2">
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="text-ink-soft">Did you forget to add the page to the router?</p>
      </div>
      <p>{translate("text")}</p>
      <a href="/" className={buttonVariants()}>
        {translate("home")}
      </a>
      <nav aria-label={translate("others")} className="flex flex-wrap gap-x-6">
        <a href={isSignedIn ? "/dashboard" : "/login"} className="text-link py-2.5">
          {translate(isSignedIn ? "dashboard" : "login")}
        </a>
      </nav>
      <ContactLine />
    </main>
  );
}
