"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FinishButton } from "@/components/exam/finish-button";
import { SectionBar } from "@/components/exam/section-bar";
import type { Section } from "@/lib/exam/sections";

/** The id of a section's heading, where the focus goes when the section is opened. */
export function sectionHeadingId(section: Section): string {
  return `section-${section}`;
}

type Props = { section: Section; instructions: string; isBusy: boolean; onCorrect: () => void; children: ReactNode };

/** A section on its sheet: heading and instructions above, the bar below. */
export function SectionFrame({ section, instructions, isBusy, onCorrect, children }: Props) {
  const t = useTranslations("exam");
  return (
    <section aria-labelledby={sectionHeadingId(section)} className="flex flex-1 flex-col">
      <div className="flex-1 px-4 pt-5 pb-8 lg:px-8">
        <h2 id={sectionHeadingId(section)} tabIndex={-1} className="text-2xl outline-none">
          {t(`sections.${section}`)}
        </h2>
        <p className="mt-2 max-w-reading text-reading">{instructions}</p>
        <div className="mt-6">{children}</div>
        <FinishButton className="mt-8 -ml-3.5 lg:hidden print:hidden" />
      </div>
      <SectionBar section={section} isBusy={isBusy} onCorrect={onCorrect} />
    </section>
  );
}
