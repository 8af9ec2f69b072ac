import { useTranslations } from "next-intl";
import { SELF_CHECK, type SelfCheckId, type SelfCheckQuestion } from "@/lib/oral/self-check";

/** Examples of an answer that does it and of one that does not. */
export function SelfCheckExamples({ id }: { id: SelfCheckId }) {
  const translate = useTranslations("oral");
  const { examples }: SelfCheckQuestion = SELF_CHECK[id];
  return (
    <dl className="space-y-1 text-sm">
      {examples?.question && (
        <dd lang="it" dir="ltr" className="italic">
          {`«${examples.question}»`}
        </dd>
      )}
      <dt className="font-semibold">{translate("check.heard")}</dt>
      <dd lang={examples ? "it" : undefined} dir={examples ? "ltr" : undefined}>
        {examples ? `«${examples.heard}»` : translate("selfCheckEar.heard")}
      </dd>
      <dt className="font-semibold">{translate("check.notHeard")}</dt>
      <dd lang={examples ? "it" : undefined} dir={examples ? "ltr" : undefined}>
        {examples ? `«${examples.notHeard}»` : translate("selfCheckEar.notHeard")}
      </dd>
    </dl>
  );
}
