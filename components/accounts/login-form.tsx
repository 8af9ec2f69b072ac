"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { confirmSignIn, pause } from "@/components/accounts/confirm-sign-in";
import { LockUpScreen } from "@/components/accounts/lock-up-screen";
import { LoginCodeField } from "@/components/accounts/login-code-field";
import { PasswordField } from "@/components/accounts/password-field";
import { legalLinks } from "@/components/layout/legal-links";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { type CallAnswer, callApi } from "@/lib/call";

// Time to read that it worked before the page changes (specification, section 4).
const REDIRECT_MS = 400;

type Props = {
  /** `home` asks for the terms again and greets; `page` is the login page. */
  variant: "home" | "page";
  product: string;
};

/** E-mail, password and the way in. */
export function LoginForm({ variant, product }: Props) {
  const translate = useTranslations("accounts.login");
  const router = useRouter();
  const isReady = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [hasAccepted, setAccepted] = useState(variant === "page");
  const [failure, setFailure] = useState<string | null>(null);
  const [wantsCode, setWantsCode] = useState(false);

  const tellFailure = (answer: Extract<CallAnswer, { ok: false }>) => {
    const isHome = variant === "home";
    const isOffline = answer.status === 0;
    const refused = isHome ? translate("failedHome") : translate("failed");
    const unreached = isHome ? translate("offlineHomeText") : translate("offlineText");
    const text = isOffline ? unreached : (answer.message ?? translate("wrong"));
    setFailure(text);
    notify({ tone: "wrong", title: isOffline ? translate("offline") : refused, text });
  };

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!hasAccepted) return notify({ tone: "wrong", title: translate("termsTitle"), text: translate("termsText") });
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    if (!email || !password) return setFailure(translate("required"));

    const code = String(form.get("code") ?? "").trim();
    if (wantsCode && !code) return setFailure(translate("codeRequired"));

    setBusy(true);
    setFailure(null);
    const answer = await callApi("/api/login", code ? { email, password, code } : { email, password });
    if (!answer.ok) {
      setBusy(false);
      // Not a failure: the pair is right, and the next step is the code.
      if (answer.reason === "second_factor_required") return setWantsCode(true);
      return tellFailure(answer);
    }
    if (!(await confirmSignIn(answer.data))) return setLocked(true);
    if (variant === "page") notify({ tone: "good", title: translate("done") });
    else notify({ tone: "good", title: translate("doneHome"), text: translate("doneHomeText", { product }) });
    await pause(REDIRECT_MS);
    router.push("/dashboard");
    router.refresh();
  };

  if (isLocked) return <LockUpScreen />;
  return (
    <form method="post" noValidate onSubmit={signIn} className="space-y-4">
      {failure && (
        <Alert tone="wrong" id="login-failure">
          {failure}
        </Alert>
      )}
      <Field
        id="login-email"
        name="email"
        type="email"
        label={translate("email")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={failure ? "login-failure" : undefined}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={translate("password")}
        autoComplete="current-password"
        required
        texts={{
          show: translate("show"),
          hide: translate("hide"),
          showPassword: translate("showPassword"),
          hidePassword: translate("hidePassword"),
        }}
      />
      {wantsCode && <LoginCodeField />}
      {variant === "home" && (
        <Checkbox
          id="login-terms"
          name="terms"
          label={translate.rich("terms", legalLinks)}
          required
          checked={hasAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
      )}
      <Button type="submit" className="w-full" disabled={!isReady || isBusy || !hasAccepted}>
        {isBusy ? translate("submitting") : translate("submit")}
      </Button>
    </form>
  );
}
