import { getTranslations } from "next-intl/server";
import { FEW_LEARNERS } from "@/lib/admin/item-rules";

const TERMS = ["facility", "discrimination", "options", "time", "reliability", "few", "repaired"] as const;

/** How to read the figures, in words. */
export async function ThresholdWords() {
  const t = await getTranslations("admin.questions.words");
  return (
    <section aria-labelledby="words" className="max-w-reading space-y-3">
      <h2 id="words" className="text-2xl">
        {t("title")}
      </h2>
      <dl className="space-y-3">
        {TERMS.map((term) => (
          <div key={term}>
            <dt className="font-semibold">{t(`${term}.term`)}</dt>
            <dd>{t(`${term}.text`, { count: FEW_LEARNERS })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
