import { useTranslations } from "next-intl";
import { useState } from "react";
import { type SubmitOptions, useSubmit } from "@/components/ui/use-submit";
import { type CallResult, callApi } from "@/lib/http/call";

/** Only a mail can prove that the address exists. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Options = { onSignedIn: (profile: unknown) => void | Promise<void>; words: SubmitOptions<CallResult>["words"] };

/** Sign-in form in one or two steps. `wantsCode`: the password was right and the second-factor code is required. */
export function useSignIn({ onSignedIn, words }: Options) {
  const t = useTranslations("accounts.login");
  const [wantsCode, setWantsCode] = useState(false);
  const form = useSubmit<CallResult>({
    check: ({ email = "", password, code = "" }) => {
      if (!email.trim() || !password) return t("required");
      if (!EMAIL_PATTERN.test(email.trim())) return t("emailForm");
      return wantsCode && !code.trim() ? t("codeRequired") : {};
    },
    send: ({ email = "", password, code, terms }) =>
      callApi("/api/login", { email: email.trim(), password, code, terms: terms === "on" || undefined }),
    onRefused: ({ reason }) => {
      // Not a failure: the password was right and the code comes next.
      const isHalfway = reason === "second_factor_required";
      if (isHalfway) setWantsCode(true);
      return isHalfway;
    },
    onDone: ({ data }) => onSignedIn(data),
    words,
  });
  // A field error, such as a far too long password, becomes the form error: the fields show no errors of their own.
  return { ...form, formError: form.formError ?? Object.values(form.errors)[0] ?? null, wantsCode };
}
