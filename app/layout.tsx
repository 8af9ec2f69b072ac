import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import { ClientMessages } from "@/components/layout/client-messages";
import { Contact } from "@/components/layout/contact";
import { ContactProvider } from "@/components/layout/contact-line";
import { CookieBanner } from "@/components/layout/cookie-banner";
import { RegisterServiceWorker } from "@/components/layout/register-service-worker";
import { StartReadingRuler } from "@/components/layout/start-reading-ruler";
import { Toaster } from "@/components/ui/toaster";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { env } from "@/lib/env";
import { setPageRequestId } from "@/lib/http/request-context";
import { textDirection } from "@/lib/i18n/direction";
import { CONSENT_KEY } from "@/lib/product/legal";
import { productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";
import { readViewSettings, VIEW_COOKIE, viewAttributes } from "@/lib/product/view-settings";
import "@/app/globals.css";

/** Made by `npm run pictures`. */
const PICTURE = { url: "/opengraph-image.png", width: 1200, height: 630, alt: "" };

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("product");
  const product = productName();
  const title = translate("title", { product });
  const description = translate("description", { product, count: countSimulations() });
  const { NEXTAUTH_URL } = env();
  const common: Metadata = {
    metadataBase: new URL(NEXTAUTH_URL),
    applicationName: product,
    title: { default: title, template: `%s – ${product}` },
    description,
    appleWebApp: { title: product, statusBarStyle: "default" },
  };
  // Link preview crawlers have no session.
  if ((await cookies()).has(sessionCookieName(NEXTAUTH_URL))) return common;
  return {
    ...common,
    openGraph: { type: "website", siteName: product, title, description, locale: await getLocale(), images: [PICTURE] },
    twitter: { card: "summary_large_image" },
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f4" },
    { media: "(prefers-color-scheme: dark)", color: "#14120f" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  setPageRequestId(await headers());
  const translate = await getTranslations("layout");
  const product = await getTranslations("product");
  const locale = await getLocale();
  const jar = await cookies();
  const hasChosen = jar.has(CONSENT_KEY);
  const view = readViewSettings(jar.get(VIEW_COOKIE)?.value);
  return (
    // The page changes these attributes when the user changes a setting, so they may differ from the server's.
    <html
      lang={locale}
      dir={textDirection(locale)}
      className={fontVariables}
      {...viewAttributes(view)}
      suppressHydrationWarning
    >
      <body>
        {/* For the moment when a navigation has removed the old title. React does not hoist a title with itemProp. */}
        <title itemProp="name">{product("title", { product: productName() })}</title>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold"
        >
          {translate("skip")}
        </a>
        <ClientMessages namespaces={["layout.cookies", "layout.error"]}>
          <CookieBanner isExpected={!hasChosen} />
          <ContactProvider contact={<Contact />}>{children}</ContactProvider>
          {view.hasRuler && <StartReadingRuler />}
          {env().NODE_ENV === "production" && <RegisterServiceWorker />}
          <Toaster label={translate("notifications")} closeLabel={translate("close")} />
        </ClientMessages>
      </body>
    </html>
  );
}
