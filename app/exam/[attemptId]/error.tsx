"use client";

import { useTranslations } from "next-intl";
import { ContactLine } from "@/components/layout/contact-line";
import { Button, buttonVariants } from "@/components/ui/button";

/** Shown when an attempt cannot be read because of a server error. A plain link reloads the document. */
export default function SessionErrorView({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("layout.error");
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page flex min-h-dvh flex-col items-start justify-center gap-4 py-10 outline-none"
    >
      <h1 className="text-2xl">{t("sessionTitle")}</h1>
      <p className="max-w-reading">{t("sessionText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t("retry")}</Button>
        <a href="/dashboard" className={buttonVariants({ variant: "secondary" })}>
          {t("dashboard")}
        </a>
      </div>
      <ContactLine />
    </main>
  );
}
