import { getTranslations } from "next-intl/server";
import type { StatementSource } from "@/components/layout/home/source-badge";
import { WITHDRAWAL_DAYS } from "@/lib/product/legal";
import { ACCESS_DAYS, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export type FaqEntry = { name: string; question: string; answer: string; source?: StatementSource };

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
  const toEntry = (
    name: "exam" | "oral" | "who" | "phone" | "access" | "refund" | "extra",
    source?: StatementSource,
  ) => ({
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
    toEntry("exam", "reported"),
    toEntry("oral", "reported"),
    toEntry("who"),
    independent,
    toEntry("phone"),
    toEntry("access"),
    toEntry("refund"),
    toEntry("extra", "reported"),
  ];
}
