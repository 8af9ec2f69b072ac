import { NextIntlClientProvider } from "next-intl";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import messages from "@/messages/it.json";

/** The HTML of a component, in Italian. */
export function toItalianMarkup(children: ReactElement): string {
  const settings = { locale: "it", messages, timeZone: "Europe/Rome", children } as const;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, settings));
}
