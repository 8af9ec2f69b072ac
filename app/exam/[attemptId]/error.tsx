"use client";

import { useTranslations } from "next-intl";
import { ErrorPage } from "@/components/layout/error-page";
import { Button, buttonVariants } from "@/components/ui/button";

/** Shown when an attempt cannot be read because of a server error. A plain link reloads the document. */
export default function SessionErrorView({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("layout.error");
  return (
    <ErrorPage
      title={t("sessionTitle")}
      text={t("text")}
      actions={
        <>
          <Button onClick={retry}>{t("retry")}</Button>
          <a href="/dashboard" className={buttonVariants({ variant: "secondary" })}>
            {t("dashboard")}
          </a>
        </>
      }
    />
  );
}
