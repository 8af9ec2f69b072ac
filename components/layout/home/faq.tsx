import { getTranslations } from "next-intl/server";
import { Myths } from "@/components/layout/home/myths";
import { SourceBadge, type StatementSource } from "@/components/layout/home/source-badge";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { ACCESS_DAYS, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

/** What most people ask; the other questions are folded once more. */
const FIRST: readonly string[] = ["who", "refund"];

export async function Faq({ questions }: { questions: readonly FaqEntry[] }) {
  const translate = await getTranslations("home.questions");
  const isFirst = ({ name }: FaqEntry) => FIRST.includes(name);
  return (
    <section id="domande" aria-label={translate("title")} className="scroll-mt-4">
      <Accordion>
        {questions.filter(isFirst).map((entry) => (
          <Entry key={entry.name} {...entry} />
        ))}
        <AccordionItem>
          <AccordionTrigger>{translate("others")}</AccordionTrigger>
          <AccordionContent className="ps-4">
            {questions
              .filter((entry) => !isFirst(entry))
              .map((entry) => (
                <Entry key={entry.name} {...entry} />
              ))}
            <Myths />
          </AccordionContent>
        </AccordionItem>
      </Accordion>
    </section>
  );
}

function Entry({ question, answer, source }: FaqEntry) {
  return (
    <AccordionItem>
      <AccordionTrigger>{question}</AccordionTrigger>
      <AccordionContent className="max-w-reading space-y-2">
        <ReadAloud>
          <p className="whitespace-pre-line">{answer}</p>
        </ReadAloud>
        {source && (
          <p>
            <SourceBadge source={source} />
          </p>
        )}
      </AccordionContent>
    </AccordionItem>
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
