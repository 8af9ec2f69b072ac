import { getTranslations } from "next-intl/server";
import type { Source } from "@/components/layout/home/source-badge";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { ACCESS_DAYS, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export type AskedQuestion = { name: string; question: string; answer: string; source?: Source };

/** The FAQ with answers, for the page and its structured data. */
export async function listQuestions(isAiConfigured: boolean): Promise<AskedQuestion[]> {
  const translate = await getTranslations("home.questions");
  const product = await getTranslations("product");
  const values = {
    product: productName(),
    count: countSimulations(),
    accessDays: ACCESS_DAYS,
    withdrawalDays: WITHDRAWAL_DAYS,
  };
  const ask = (name: "exam" | "oral" | "who" | "phone" | "access" | "refund" | "extra", source?: Source) => ({
    name,
    question: translate(`${name}.question`, values),
    answer:
      name === "who"
        ? `${translate("who.answer")} ${translate(isAiConfigured ? "who.ai" : "who.noAi")}`
        : translate(`${name}.answer`, values),
    ...(source ? { source } : {}),
  });
  const independent = {
    name: "independent",
    question: translate("independent.question"),
    answer: product("disclaimer", { product: values.product }),
  };
  return [
    ask("exam", "reported"),
    ask("oral", "reported"),
    ask("who"),
    independent,
    ask("phone"),
    ask("access"),
    ask("refund"),
    ask("extra", "reported"),
  ];
}
