"use client";

import { type Messages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { PageDataText, usePageData } from "@/components/layout/page-data";
import type { Locale } from "@/lib/i18n/locales";
import type { PageData } from "@/lib/page-data";

type Props = { locale: Locale; timeZone: string; data: PageData<Partial<Messages>>; children: ReactNode };

/** Gives what is inside it its language and sentences. */
export function Words({ data, ...props }: Props) {
  return (
    <>
      <NextIntlClientProvider messages={usePageData(data)} {...props} />
      <PageDataText data={data} />
    </>
  );
}
