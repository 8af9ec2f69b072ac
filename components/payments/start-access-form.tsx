import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { Checkbox } from "@/components/ui/checkbox";
import { notify } from "@/components/ui/toaster";
import { startAccessNow } from "@/lib/payments/actions";

/** `waiver`: the words with which the learner requests access at once and gives up the right of withdrawal. */
export default function StartAccessForm({ waiver }: { waiver: string }) {
  const t = useTranslations("payments.scheduled");
  const router = useRouter();
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/payments/schema")).startAccessSchema}
      send={startAccessNow}
      onDone={() => {
        notify({ tone: "good", title: t("startedTitle"), text: t("started") });
        router.refresh();
      }}
      words={{ failed: t("failed") }}
      summary={t("summary")}
      button={t("start")}
      pending={t("starting")}
    >
      {(errors) => <Checkbox id="start-waiver" name="waiver" label={waiver} error={errors["waiver"]} />}
    </ValidatedForm>
  );
}
