"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { NextSectionButton } from "@/components/exam/section-bar";
import { Button } from "@/components/ui/button";
import type { Section } from "@/lib/exam/sections";

type Props = {
  section: Section;
  subtitle: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

export function CorrectionDialog({ section, subtitle, isOpen, onOpen, children }: Props) {
  const t = useTranslations("exam");
  const close = () => onOpen(false);
  const print = () => {
    close();
    // Waits for the dialog to close, so that the page is printed, which has the same content.
    requestAnimationFrame(() => window.print());
  };
  return (
    <>
      <Button variant="secondary" className="mt-4 print:hidden" onClick={() => onOpen(true)}>
        {t("correction.open")}
      </Button>
      <ExamDialog isOpen={isOpen} onClose={close} title={t("correction.title")} className="max-w-4xl">
        <p className="mt-1 text-ink-soft">{subtitle}</p>
        {children}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-4">
          <Button variant="quiet" onClick={close}>
            {t("close")}
          </Button>
          <Button variant="secondary" onClick={print}>
            {t("correction.print")}
          </Button>
          <NextSectionButton section={section} onStep={close} />
        </div>
      </ExamDialog>
    </>
  );
}
