import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { formatDay } from "@/lib/product/format";
import { BASIC_MEASURED, LEVELS_MEASURED, MARKER_MEASURED, ofHundred } from "@/lib/writing/measured";

type CorrectionSettings = { isAiConfigured: boolean; areWritingsMarked: boolean };

const sectionsOf = ({ isAiConfigured, areWritingsMarked }: CorrectionSettings) =>
  [
    {
      title: "does",
      items: [
        "questions",
        isAiConfigured ? (areWritingsMarked ? "on" : "onUnmarked") : "off",
        ...(isAiConfigured ? (["orders"] as const) : []),
        areWritingsMarked ? "rules" : "unmarked",
        "sent",
      ],
    },
    { title: "errors", items: ["basis", "right", "found", "same", "touched", "kinds"] },
    { title: "basic", items: ["basicText"] },
    { title: "limits", items: ["few", "reader", "stories", "teacher", areWritingsMarked ? "score" : "unmeasured"] },
    { title: "people", items: ["before", "teachers"] },
    { title: "contest", items: [areWritingsMarked ? "ask" : "askUnmarked", "rights"] },
  ] as const;

/** All figures are measured. */
function figures() {
  const { texts, detection, edits, sentences, kinds } = MARKER_MEASURED;
  const basic = BASIC_MEASURED.detection;
  return {
    texts,
    right: ofHundred(detection.right, detection.found),
    found: ofHundred(detection.right, detection.wanted),
    same: ofHundred(edits.right, edits.found),
    sentences: sentences.right,
    touched: sentences.touched,
    kinds: ofHundred(kinds.same, kinds.shared),
    levelTexts: LEVELS_MEASURED.texts,
    a2: LEVELS_MEASURED.a2,
    b1: LEVELS_MEASURED.b1,
    basicTexts: BASIC_MEASURED.texts,
    basicRight: ofHundred(basic.right, basic.found),
    basicFound: ofHundred(basic.right, basic.wanted),
  };
}

const privacy = (words: ReactNode) => (
  <Link className="text-link" href="/privacy#ai" prefetch={false}>
    {words}
  </Link>
);

/** How texts are corrected, the error rate, who checks it and how to contest it. */
export async function HowWeCorrect(settings: CorrectionSettings) {
  const t = await getTranslations("layout.howWeCorrect");
  const ask = (await getTranslations("writing.teacher"))("ask");
  const date = formatDay(new Date(MARKER_MEASURED.date), await getLocale());
  const values = { ...figures(), date, ask, privacy };
  return (
    <PageShell className="max-w-4xl space-y-8">
      <ReadAloud className="max-w-reading space-y-2">
        <h1 className="text-3xl">{t("title")}</h1>
        <p>{t("intro")}</p>
      </ReadAloud>
      {sectionsOf(settings).map(({ title, items }) => (
        <section key={title} aria-labelledby={title}>
          <ReadAloud className="max-w-reading space-y-3">
            <h2 id={title} className="text-xl">
              {t(`titles.${title}`)}
            </h2>
            <ul className="list-disc space-y-1 pl-6">
              {items.map((item) => (
                <li key={item}>{t.rich(`items.${item}`, values)}</li>
              ))}
            </ul>
          </ReadAloud>
        </section>
      ))}
    </PageShell>
  );
}
