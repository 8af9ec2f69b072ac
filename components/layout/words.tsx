"use client";

import { type Messages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { type Packed, unpack } from "@/lib/packed";

type Props = { locale: Locale; timeZone: string; packed: Packed<Partial<Messages>>; children: ReactNode };

/** Gives what is inside it its language and sentences. */
export function Words({ packed, ...props }: Props) {
  const messages = useMemo(() => unpack(packed), [packed]);
  return <NextIntlClientProvider messages={messages} {...props} />;
}
