import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LandingView } from "@/components/accounts/landing-view";
import { ExampleResult } from "@/components/exam/example-result";
import { PaperGallery } from "@/components/exam/paper-gallery";
import { HomeSample } from "@/components/exam/sample/home-sample";
import { Faq, listFaq } from "@/components/layout/home/faq";
import { Myths } from "@/components/layout/home/myths";
import { Steps } from "@/components/layout/home/steps";
import { StructuredData } from "@/components/layout/home/structured-data";
import { ExampleWriting } from "@/components/writing/example-writing";
import { env } from "@/lib/env";
import { alternatesOf } from "@/lib/i18n/page-metadata";
import { currentOffer, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";
import { productData, questionsData } from "@/lib/product/structured-data";
import { isAiConfigured } from "@/lib/writing/anthropic";

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: await alternatesOf("/") };
}

/** Served at / without a session (`next.config.ts`). A page of its own, so that it ships no learner or admin code. */
export default async function WelcomePage() {
  const translate = await getTranslations("product");
  const product = productName();
  const questions = await listFaq(isAiConfigured());
  const offered = {
    name: translate("title", { product }),
    description: translate("description", { product, count: countSimulations() }),
    siteUrl: env().NEXTAUTH_URL,
    ...currentOffer(),
  };
  return (
    <LandingView tryHref="#prova" sample={<HomeSample />}>
      <ExampleWriting />
      <ExampleResult />
      <Steps />
      <PaperGallery />
      <Myths />
      <Faq questions={questions} />
      <StructuredData data={[productData(offered), questionsData(questions)]} />
    </LandingView>
  );
}
