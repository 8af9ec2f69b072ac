import { useTranslations } from "next-intl";
import { useState } from "react";
import { type SubmitOptions, useSubmit } from "@/components/ui/use-submit";
import { type CallAnswer, callApi } from "@/lib/http/call";

/** Something, an at sign, and a name with a dot; whether it exists only a mail can tell. */
const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Options = {
  /** Is told whom the server let in. */
  onSignedIn: (profile: unknown) => void | Promise<void>;
  words: SubmitOptions<CallAnswer>["words"];
};

/**
 * A form that signs in, in one step or, for who has a second factor, in two.
 * @returns `wantsCode`: the password was right, and the code of the second factor is asked for
 */
export function useSignIn({ onSignedIn, words }: Options) {
  const translate = useTranslations("accounts.login");
  const [wantsCode, setWantsCode] = useState(false);
  const form = useSubmit<CallAnswer>({
    check: ({ email = "", password, code = "" }) => {
      if (!email.trim() || !password) return translate("required");
      if (!EMAIL_FORM.test(email.trim())) return translate("emailForm");
      return wantsCode && !code.trim() ? translate("codeRequired") : {};
    },
    send: ({ email = "", password, code }) => callApi("/api/login", { email: email.trim(), password, code }),
    onRefused: ({ reason }) => {
      // Not a failure: the pair is right, and the next step is the code.
      const isHalfway = reason === "second_factor_required";
      if (isHalfway) setWantsCode(true);
      return isHalfway;
    },
    onDone: ({ data }) => onSignedIn(data),
    words,
  });
  return { ...form, wantsCode };
}
