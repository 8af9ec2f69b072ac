"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/link";
import { notify } from "@/components/ui/toaster";
import { type CallResult, callApi } from "@/lib/http/call";

const DenyContext = createContext<() => void>(() => {});

/** Content for admins only; shows a notice once a call finds that the user is no longer an admin. */
export function AdminPanel({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.denied");
  const [isDenied, setDenied] = useState(false);
  const deny = () => {
    if (!isDenied) notify({ tone: "wrong", title: t("title"), text: t("text") });
    setDenied(true);
  };
  if (!isDenied) return <DenyContext.Provider value={deny}>{children}</DenyContext.Provider>;
  return (
    <Alert role="alert" tone="wrong" className="space-y-4">
      <h2 className="text-xl">{t("heading")}</h2>
      <p>{t("explain")}</p>
      <ButtonLink href="/login">{t("login")}</ButtonLink>
    </Alert>
  );
}

/** A `callApi` for use inside an `AdminPanel`, which closes when the API says that the caller is no admin. */
export function useAdminCall(): (path: string, body?: unknown) => Promise<CallResult> {
  const deny = useContext(DenyContext);
  return async (path, body) => {
    const response = await callApi(path, body);
    if (!response.ok && [401, 403].includes(response.status)) deny();
    return response;
  };
}
