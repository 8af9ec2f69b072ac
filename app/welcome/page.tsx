import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LandingView } from "@/components/accounts/landing-view";
import { PaperGallery } from "@/components/exam/paper-gallery";
import { HomeSample } from "@/components/exam/sample/home-sample";
import { SampleMistake } from "@/components/exam/sample/sample-mistake";
import { Faq, listFaq } from "@/components/layout/home/faq";
import { HomeSection } from "@/components/layout/home/home-section";
import { StructuredData } from "@/components/layout/home/structured-data";
import { ExampleWriting } from "@/components/writing/example-writing";
import { SIGN_IN_MARK } from "@/lib/accounts/return-path";
import { env } from "@/lib/env";
import { ownLanguageNames } from "@/lib/i18n/language-name";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { alternatesOf } from "@/lib/i18n/page-metadata";
import { formatList } from "@/lib/product/format";
import { currentOffer, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";
import { productData, questionsData } from "@/lib/product/structured-data";
import { isAiConfigured } from "@/lib/writing/anthropic";

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: await alternatesOf("/") };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Served at / without a session (`next.config.ts`). A page of its own, so that it ships no learner or admin code. */
export default async function WelcomePage({ searchParams }: Props) {
  const translate = await getTranslations("product");
  const words = await getTranslations("home.reasons");
  const product = productName();
  const questions = await listFaq(isAiConfigured());
  const offered = {
    name: translate("title", { product }),
    description: translate("description", { product, count: countSimulations() }),
    siteUrl: env().NEXTAUTH_URL,
    ...currentOffer(),
  };
  const mustSignIn = SIGN_IN_MARK in (await searchParams);
  return (
    <LandingView tryHref="#prova" isFolded={!mustSignIn} questions={<Faq questions={questions} />}>
      <HomeSample />
      <HomeSection
        id="perche"
        title={words("title", { languages: OFFERED_LOCALES.length })}
        text={formatList(ownLanguageNames(), await getLocale())}
        className="grid gap-4 lg:grid-cols-2 lg:gap-8"
      >
        <SampleMistake />
        <ExampleWriting />
      </HomeSection>
      <PaperGallery />
      <StructuredData data={[productData(offered), questionsData(questions)]} />
    </LandingView>
  );
}
