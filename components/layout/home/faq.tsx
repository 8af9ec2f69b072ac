import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { SourceBadge, type StatementSource } from "@/components/layout/home/source-badge";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { ACCESS_DAYS, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export async function Faq({ questions }: { questions: readonly FaqEntry[] }) {
  const translate = await getTranslations("home.questions");
  return (
    <HomeSection id="domande" title={translate("title")}>
      <div className="max-w-3xl space-y-2">
        {questions.map(({ name, question, answer, source }) => (
          <details key={name} className="group rounded-lg bg-surface contrast-more:outline contrast-more:outline-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <span>{question}</span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="max-w-reading space-y-2 px-4 pb-4">
              <p className="whitespace-pre-line">{answer}</p>
              {source && (
                <p>
                  <SourceBadge source={source} />
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </HomeSection>
  );
}

type FaqEntry = { name: string; question: string; answer: string; source?: StatementSource };

/** The FAQ with answers, for the page and its structured data. */
export async function listFaq(isAiConfigured: boolean): Promise<FaqEntry[]> {
  const translate = await getTranslations("home.questions");
  const product = await getTranslations("product");
  const values = {
    product: productName(),
    count: countSimulations(),
    accessDays: ACCESS_DAYS,
    withdrawalDays: WITHDRAWAL_DAYS,
  };
  const toEntry = (name: "exam" | "oral" | "phone" | "access" | "refund" | "extra") => ({
    name,
    question: translate(`${name}.question`, values),
    answer: translate(`${name}.answer`, values),
  });
  return [
    { ...toEntry("exam"), source: "reported" },
    { ...toEntry("oral"), source: "reported" },
    {
      name: "who",
      question: translate("who.question"),
      answer: `${translate("who.answer")} ${translate(isAiConfigured ? "who.ai" : "who.noAi")}`,
    },
    {
      name: "independent",
      question: translate("independent.question"),
      answer: product("disclaimer", { product: values.product }),
    },
    toEntry("phone"),
    toEntry("access"),
    toEntry("refund"),
    { ...toEntry("extra"), source: "reported" },
  ];
}
