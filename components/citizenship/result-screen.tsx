import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AnswerList } from "@/components/citizenship/answer-list";
import { SendToFriend } from "@/components/citizenship/send-to-friend";
import { SourceLine } from "@/components/citizenship/source-line";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { Card } from "@/components/ui/card";
import { ButtonLink, TextLink } from "@/components/ui/link";
import { CHECK_PATH, type CheckAnswers, decideCheck } from "@/lib/citizenship/check";
import { EXAM_FACTS_PATH } from "@/lib/citizenship/exam-facts";
import { type CheckOutcome, RULES } from "@/lib/citizenship/rules";
import { env } from "@/lib/env";
import { productName } from "@/lib/product/product";
import { localePath } from "@/lib/product/public-pages";

const TONES = {
  otherRoute: "honey",
  exempt: "honey",
  title: "honey",
  certificate: "honey",
  ask: "sky",
  exam: "night",
} as const satisfies Record<CheckOutcome, string>;

type Props = { answers: CheckAnswers; lang: string | null; now: Date };

/**
 * The result: its probable meaning, the reason, what to bring and whom to ask. It never says that no exam is needed.
 */
export async function ResultScreen({ answers, lang, now }: Props) {
  const t = await getTranslations("citizenship");
  const { outcome, rules } = decideCheck(answers);
  const tone = TONES[outcome];
  const confirm = t(outcome === "otherRoute" ? "confirmRoute" : "confirm");
  return (
    <>
      <Card tone={tone} className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
        <ReadAloud className="min-w-0 space-y-2">
          <h1 className="text-3xl">{t(`outcomes.${outcome}.title`)}</h1>
          <p className="max-w-reading text-lg">{t(`outcomes.${outcome}.text`, { product: productName() })}</p>
        </ReadAloud>
        <Scene theme="exam" ground={tone === "sky" ? "paper" : tone} className="max-h-28 rounded-lg" />
      </Card>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="min-w-0 space-y-8">
          <Part id="why" title={t("why")}>
            {rules.map((name) => (
              <div key={name} className="space-y-1">
                <p>{t(`rules.${name}.text`)}</p>
                <SourceLine checked={RULES[name]} now={now} />
              </div>
            ))}
          </Part>
          <Part id="bring" title={t("bring")}>
            {rules.map((name) => (
              <p key={name}>{t(`rules.${name}.bring`)}</p>
            ))}
            {answers.salute === "aiuti" && <p>{t("aids")}</p>}
          </Part>
          <Part id="ask" title={t("ask")}>
            <p>{confirm}</p>
            <p className="text-sm text-ink-soft">{t("noAdvice")}</p>
          </Part>
          <div className="flex flex-col items-start gap-3">
            <SendResult outcome={outcome} confirm={confirm} />
            <ButtonLink href={EXAM_FACTS_PATH} variant={outcome === "exam" ? "primary" : "secondary"}>
              {t("toFacts")}
            </ButtonLink>
            <TextLink href="/prova">{t(outcome === "exam" ? "tryQuestion" : "prepareAnyway")}</TextLink>
          </div>
        </div>
        <AnswerList answers={answers} outcome={outcome} lang={lang} />
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <ReadAloud className="max-w-reading space-y-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </ReadAloud>
    </section>
  );
}

/** Only the headline and whom to ask: neither the text nor the link names an answer. */
async function SendResult({ outcome, confirm }: { outcome: CheckOutcome; confirm: string }) {
  const t = await getTranslations("citizenship");
  return (
    <SendToFriend
      label={t("send")}
      title={t("title")}
      text={`${t(`outcomes.${outcome}.title`)} ${confirm} ${t("sendText")}`}
      url={new URL(localePath(CHECK_PATH, await getLocale()), env().NEXTAUTH_URL).href}
      variant={outcome === "exam" ? "secondary" : "primary"}
    />
  );
}
