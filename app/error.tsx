"use client";

import { useTranslations } from "next-intl";
import { ErrorPage } from "@/components/layout/error-page";
import { Button, buttonVariants } from "@/components/ui/button";

/** Shown when a page failed; the server has logged the error. A plain link reloads the document. */
export default function ErrorView({ retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslations("layout.error");
  return (
    <ErrorPage
      title={translate("title")}
      text={translate("text")}
      actions={
        <>
          <Button onClick={retry}>{translate("retry")}</Button>
          <a href="/" className={buttonVariants({ variant: "secondary" })}>
            {translate("home")}
          </a>
        </>
      }
    />
  );
}
