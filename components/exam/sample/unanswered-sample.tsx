import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SampleForm } from "@/components/exam/sample/sample-form";
import { SamplePlayer } from "@/components/exam/sample/sample-player";
import { getSampleView, type SampleAnswers, type SampleItem } from "@/lib/exam/sample";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";

type Props = { item: SampleItem; material: ReactNode; children: ReactNode };

export async function UnansweredSample({ item, material, children }: Props) {
  const translate = await getTranslations("sample.instructions");
  const isItalian = (await getLocale()) === DEFAULT_LOCALE;
  return (
    <div className="space-y-5">
      <p lang="it" dir="ltr" className="max-w-reading">
        {getSampleView()[item].instructions}
      </p>
      {!isItalian && <p className="max-w-reading text-sm text-ink-soft">{translate(item)}</p>}
      {material}
      {children}
    </div>
  );
}

export function UnansweredListening({ answers }: { answers: SampleAnswers }) {
  return (
    <UnansweredSample item="ascolto" material={<SamplePlayer />}>
      <SampleForm item="ascolto" question={getSampleView().ascolto.question} answers={answers} />
    </UnansweredSample>
  );
}
