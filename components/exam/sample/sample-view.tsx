import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListeningSample, ReadingSample } from "@/components/exam/sample/sample-item";
import { Offer } from "@/components/layout/offer";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/link";
import { SAMPLE_PATH, type SampleAnswers, type SampleCorrections, type SampleItem } from "@/lib/exam/sample";

type Props = { answers: SampleAnswers; corrections: SampleCorrections; refusal: string | null };

/** The two public sample questions, unanswered or corrected. */
export async function SampleView({ answers, corrections, refusal }: Props) {
  const translate = await getTranslations("sample");
  const isDone = Boolean(corrections.ascolto && corrections.lettura);
  return (
    <PageShell className="mx-auto max-w-3xl space-y-10">
      <div className="space-y-3">
        <ReadAloud className="max-w-reading space-y-3">
          <h1 className="text-3xl sm:text-4xl">{translate("title")}</h1>
          <p className="text-lg">{translate("intro")}</p>
        </ReadAloud>
        {refusal && <Alert tone="careful">{refusal}</Alert>}
      </div>
      <SampleSection item="ascolto" title={translate("ascolto.title")}>
        <ListeningSample answers={answers} correction={corrections.ascolto} />
      </SampleSection>
      <SampleSection item="lettura" title={translate("lettura.title")}>
        <ReadingSample answers={answers} correction={corrections.lettura} />
      </SampleSection>
      <NextSteps isDone={isDone} />
    </PageShell>
  );
}

function SampleSection({ item, title, children }: { item: SampleItem; title: string; children: ReactNode }) {
  return (
    <section id={item} aria-labelledby={`${item}-title`} className="scroll-mt-4 space-y-4">
      <h2 id={`${item}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

async function NextSteps({ isDone }: { isDone: boolean }) {
  const translate = await getTranslations("sample");
  return (
    <section aria-labelledby="onward-title" className="space-y-4 rounded-lg bg-sunken p-4 sm:p-6">
      <ReadAloud className="max-w-reading space-y-4">
        <h2 id="onward-title" className="text-2xl">
          {translate("onward")}
        </h2>
        <p>{translate("onwardText")}</p>
      </ReadAloud>
      <Offer />
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink href="/register" variant={isDone ? "primary" : "secondary"}>
          {translate("register")}
        </ButtonLink>
        {isDone && (
          <a href={SAMPLE_PATH} className={buttonVariants({ variant: "quiet" })}>
            {translate("again")}
          </a>
        )}
      </div>
    </section>
  );
}
