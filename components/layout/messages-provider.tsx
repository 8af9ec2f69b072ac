"use client";

import { type Messages, NextIntlClientProvider } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { fromJsonText, type JsonText } from "@/lib/http/json-text";
import type { Locale } from "@/lib/i18n/locales";

type Props = { locale: Locale; timeZone: string; messages: JsonText<Partial<Messages>>; children: ReactNode };

/** Provides locale and messages to the client components inside. */
export function MessagesProvider({ messages: text, ...props }: Props) {
  const messages = useMemo(() => fromJsonText(text), [text]);
  return <NextIntlClientProvider messages={messages} {...props} />;
}
