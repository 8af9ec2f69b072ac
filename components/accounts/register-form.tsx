"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { confirmSignIn } from "@/components/accounts/confirm-sign-in";
import { LockUpScreen } from "@/components/accounts/lock-up-screen";
import { RegisterFields } from "@/components/accounts/register-fields";
import {
  type FieldErrors,
  fieldId,
  readEntry,
  refusedFields,
  toSummary,
} from "@/components/accounts/registration-entry";
import { legalLinks } from "@/components/layout/legal-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorSummary } from "@/components/ui/error-summary";
import { useHydrated } from "@/components/ui/hydrated";
import { notify } from "@/components/ui/toaster";
import { findRegistrationFaults, REGISTRATION_FIELDS, type RegistrationEntry } from "@/lib/accounts/registration-form";
import { type CallAnswer, callApi } from "@/lib/call";

/** The registration form. `today` (yyyy-mm-dd) is the last possible date of birth. */
export function RegisterForm({ today }: { today: string }) {
  const translate = useTranslations("accounts.register");
  const login = useTranslations("accounts.login");
  const router = useRouter();
  const isReady = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  // Made anew only when there is something new to say: the summary takes the focus then.
  const summary = useMemo(() => toSummary(errors, trouble), [errors, trouble]);

  const checkEntry = (entry: RegistrationEntry): FieldErrors => {
    const faults = findRegistrationFaults(entry, new Date());
    const found: FieldErrors = {};
    for (const name of REGISTRATION_FIELDS) {
      const fault = faults[name];
      if (fault === "required" && name !== "terms")
        found[name] = translate("faults.required", { label: translate(name) });
      else if (fault) found[name] = translate(`faults.${fault}`);
    }
    return found;
  };

  const tellFailure = (answer: Extract<CallAnswer, { ok: false }>) => {
    const isOffline = answer.status === 0;
    const text = isOffline ? translate("offlineText") : (answer.message ?? translate("failedText"));
    const refused = refusedFields(answer);
    setErrors(refused);
    setTrouble(Object.keys(refused).length > 0 ? null : text);
    notify({ tone: "wrong", title: isOffline ? translate("offline") : translate("failed"), text });
  };

  const register = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = readEntry(event.currentTarget);
    const found = checkEntry(entry);
    setErrors(found);
    setTrouble(null);
    if (Object.keys(found).length > 0) return;

    setBusy(true);
    const { passwordAgain: _again, terms: _terms, ...payload } = entry;
    const answer = await callApi("/api/register", payload);
    if (!answer.ok) {
      setBusy(false);
      return tellFailure(answer);
    }
    if (!(await confirmSignIn(answer.data))) return setLocked(true);
    notify({ tone: "good", title: translate("done") });
    router.push("/payment");
    router.refresh();
  };

  if (isLocked) return <LockUpScreen />;
  return (
    <form method="post" noValidate onSubmit={register} className="space-y-8">
      {summary.length > 0 && <ErrorSummary title={translate("summary")} faults={summary} />}
      <RegisterFields errors={errors} today={today} />
      <div className="space-y-4">
        <Checkbox
          id={fieldId("terms")}
          name="terms"
          label={login.rich("terms", legalLinks)}
          error={errors.terms}
          required
        />
        <Button type="submit" className="w-full sm:w-auto sm:min-w-56" disabled={!isReady || isBusy}>
          {isBusy ? translate("submitting") : translate("submit")}
        </Button>
      </div>
    </form>
  );
}
