import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { legalLinks } from "@/components/layout/legal-links";
import { Checkbox } from "@/components/ui/checkbox";
import { saveTermsAcceptance } from "@/lib/accounts/actions";

/** Accepts the terms; then the page that was asked for appears. */
export default function AcceptTermsForm() {
  const t = useTranslations("accounts.terms");
  const login = useTranslations("accounts.login");
  const router = useRouter();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/accounts/schema")).termsSchema}
      messageFor={(fault) => (fault === "terms" ? login("termsText") : undefined)}
      send={saveTermsAcceptance}
      onDone={() => router.refresh()}
      words={{ failed: t("failed") }}
      summary={t("summary")}
      button={t("submit")}
      pending={t("submitting")}
    >
      {(errors) => (
        <Checkbox
          id="accept-terms"
          name="terms"
          label={login.rich("terms", legalLinks)}
          error={errors["terms"]}
          required
        />
      )}
    </ValidatedForm>
  );
}
