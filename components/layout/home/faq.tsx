import { getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { SourceBadge, type StatementSource } from "@/components/layout/home/source-badge";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { ACCESS_DAYS, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export async function Faq({ questions }: { questions: readonly FaqEntry[] }) {
  const translate = await getTranslations("home.questions");
  return (
    <HomeSection id="domande" title={translate("title")}>
      <Accordion className="max-w-3xl">
        {questions.map(({ name, question, answer, source }) => (
          <AccordionItem key={name}>
            <AccordionTrigger>{question}</AccordionTrigger>
            <AccordionContent className="max-w-reading space-y-2">
              <p className="whitespace-pre-line">{answer}</p>
              {source && (
                <p>
                  <SourceBadge source={source} />
                </p>
              )}
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
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
