import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ErrorPage } from "@/components/layout/error-page";
import { Logo } from "@/components/layout/logo";
import { buttonVariants } from "@/components/ui/button";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { env } from "@/lib/env";
import { productName } from "@/lib/product/product";

/** Has plain links, and no client code that the error pages do not have: every page includes the not-found page. */
export default async function NotFound() {
  const translate = await getTranslations("layout.notFound");
  const isSignedIn = (await cookies()).has(sessionCookieName(env().NEXTAUTH_URL));
  const links = isSignedIn
    ? ([
        ["/dashboard", "dashboard"],
        ["/", "home"],
      ] as const)
    : ([
        ["/", "home"],
        ["/login", "login"],
      ] as const);
  return (
    <ErrorPage
      logo={<Logo name={productName()} />}
      title={translate("title")}
      text={translate("text")}
      actions={links.map(([href, name], place) => (
        <a key={name} href={href} className={buttonVariants({ variant: place === 0 ? "primary" : "secondary" })}>
          {translate(name)}
        </a>
      ))}
    >
      <div lang="en" dir="ltr" className="text-sm text-ink-soft">
        <p>404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </ErrorPage>
  );
}
