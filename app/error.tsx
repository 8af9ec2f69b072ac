"use client";

import { useTranslations } from "next-intl";
import { ContactLine } from "@/components/layout/contact-line";
import { Button, buttonVariants } from "@/components/ui/button";

/** Shown when a page failed; the server has logged the error. A plain link reloads the document. */
export default function ErrorView({ retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslations("layout.error");
  return (
    <main id="content" tabIndex={-1} className="page max-w-2xl space-y-4 py-10 outline-none">
      <h1 className="text-3xl">{translate("title")}</h1>
      <p>{translate("text")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{translate("retry")}</Button>
        <a href="/" className={buttonVariants({ variant: "secondary" })}>
          {translate("home")}
        </a>
      </div>
      <ContactLine />
    </main>
  );
}
