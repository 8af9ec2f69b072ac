"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { confirmSignIn, sleep } from "@/components/accounts/confirm-sign-in";
import { SessionLostScreen } from "@/components/accounts/session-lost-screen";
import { SignInFields } from "@/components/accounts/sign-in-fields";
import { useSignIn } from "@/components/accounts/use-sign-in";
import { legalLinks } from "@/components/layout/legal-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { notify } from "@/components/ui/toaster";
import { useHydrated } from "@/components/ui/use-hydrated";
import { SIGN_IN_MARK } from "@/lib/accounts/return-path";

// Leaves time to read the confirmation.
const REDIRECT_MS = 400;

type Props = {
  variant: "home" | "page";
  product: string;
  returnTo: string | null;
  /** Whether signing in is the page's main action. */
  isMain: boolean;
};

function useLogin({ variant, product, returnTo }: Props) {
  const t = useTranslations("accounts.login");
  const router = useRouter();
  const [isSessionLost, setSessionLost] = useState(false);
  const isHome = variant === "home";
  const form = useSignIn({
    onSignedIn: async (profile) => {
      if (!(await confirmSignIn(profile))) return setSessionLost(true);
      if (isHome) notify({ tone: "good", title: t("doneHome"), text: t("doneHomeText", { product }) });
      else notify({ tone: "good", title: t("done") });
      await sleep(REDIRECT_MS);
      router.push(returnTo ?? "/dashboard");
      router.refresh();
    },
    words: {
      title: t(isHome ? "failedHome" : "failed"),
      failed: t("wrong"),
      offlineTitle: t("offline"),
      offline: t(isHome ? "offlineHomeText" : "offlineText"),
    },
  });
  return { ...form, isSessionLost };
}

export function LoginForm(props: Props) {
  const t = useTranslations("accounts.login");
  const isHome = props.variant === "home";
  const [hasAccepted, setAccepted] = useState(!isHome);
  const { submit, isBusy, isBlocked, formError, isSessionLost, wantsCode } = useLogin(props);
  // React recreates a page that the browser has translated, and the target of the URL fragment is lost.
  const isOpen = useHydrated() && location.hash === `#${SIGN_IN_MARK}`;
  const terms = useRef<HTMLInputElement>(null);

  // The box may have been ticked before hydration.
  useLayoutEffect(() => {
    if (terms.current?.checked) setAccepted(true);
  }, []);

  const signIn = (event: FormEvent<HTMLFormElement>) => {
    if (hasAccepted) return submit(event);
    event.preventDefault();
    notify({ tone: "wrong", title: t("termsTitle"), text: t("termsText") });
  };

  if (isSessionLost) return <SessionLostScreen />;
  return (
    <form method="post" noValidate onSubmit={signIn} data-open={isOpen || undefined} className="space-y-4">
      <SignInFields prefix="login" formError={formError} wantsCode={wantsCode} />
      {isHome && (
        <Checkbox
          ref={terms}
          id="login-terms"
          name="terms"
          label={t.rich("terms", legalLinks)}
          required
          onChange={(event) => setAccepted(event.target.checked)}
        />
      )}
      <Button
        type="submit"
        variant={props.isMain ? "primary" : "secondary"}
        className="w-full"
        disabled={isBlocked || !hasAccepted}
      >
        {isBusy ? t("submitting") : t("submit")}
      </Button>
    </form>
  );
}
