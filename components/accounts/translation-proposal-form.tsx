"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { callApi } from "@/lib/http/call";
import { readProposalFragment } from "@/lib/i18n/proposal-link";

const FROM_NOWHERE = { page: "", sentence: "" };

/** A better wording of a sentence. Page and sentence come from the link that led here, if one did. */
export function TranslationProposalForm() {
  const t = useTranslations("layout.proposal");
  const locale = useLocale();
  const [from, setFrom] = useState(FROM_NOWHERE);
  const [isSent, setSent] = useState(false);
  const { page, sentence } = from;

  useEffect(() => setFrom(readProposalFragment(location.hash)), []);

  if (isSent) {
    return (
      <Alert tone="good" role="status" title={t("thanks")} className="space-y-3">
        <p>{t("thanksText")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            variant="secondary"
            onClick={() => {
              setFrom({ page, sentence: "" });
              setSent(false);
            }}
          >
            {t("another")}
          </Button>
          {page && (
            <a className="text-link py-3" href={page}>
              {t("back")}
            </a>
          )}
        </div>
      </Alert>
    );
  }
  return (
    <ValidatedForm
      schema={async () => (await import("@/lib/i18n/translation-proposal")).proposalTextsSchema}
      send={(entry) => callApi("/api/translation-proposals", { ...entry, page, locale })}
      onDone={() => setSent(true)}
      words={{ title: t("failed"), failed: t("failedText"), offline: t("offline") }}
      summary={t("summary")}
      button={t("send")}
      pending={t("sending")}
    >
      {(errors) => (
        <>
          <TextArea
            // The selected sentence is known only in the browser.
            key={sentence}
            id="proposal-sentence"
            name="sentence"
            label={t("sentence")}
            hint={t("sentenceHint")}
            error={errors["sentence"]}
            defaultValue={sentence}
            required
          />
          <TextArea id="proposal-proposal" name="proposal" label={t("proposal")} error={errors["proposal"]} required />
          {page && <p className="text-sm wrap-anywhere text-ink-soft">{t("page", { page })}</p>}
        </>
      )}
    </ValidatedForm>
  );
}
