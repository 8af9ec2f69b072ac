import { readFileSync } from "node:fs";
import { createElement, Fragment } from "react";
import { expect, it } from "vitest";
import { ActionButton, ActionLink, Code, DetailsTable, Paragraph, Quote, renderMail, Title } from "@/lib/mail/document";

const to = { email: "anna@example.it", firstName: "Anna", locale: "it" } as const;
const href = "https://cils.example/account";

const { html, text } = await renderMail(
  to,
  "CILS",
  "Oggetto",
  createElement(
    Fragment,
    null,
    Title({ children: "Titolo" }),
    Paragraph({ children: "Ciao Anna," }),
    Code({ children: "012345" }),
    Quote({ children: "Parole" }),
    DetailsTable({ rows: [["Numero", "7"]] }),
    ActionButton({ href, children: "Apri" }),
    ActionLink({ href, children: "Leggi" }),
  ),
);

it("a mail has only the product's colours, and in dark mode those of the dark scheme", () => {
  const [light = "", dark = ""] = readFileSync("app/tokens.css", "utf8").split("@media (prefers-color-scheme: dark)");
  const night = (html.match(/<style>[\s\S]*<\/style>/) ?? [""])[0];
  const colours = (part: string) => [...new Set(part.match(/#[0-9a-f]{6}\b/g))];
  expect(colours(night).length).toBeGreaterThan(6);
  expect(colours(night).filter((colour) => !dark.includes(colour))).toEqual([]);
  const day = html.replace(night, "");
  expect(colours(day).length).toBeGreaterThan(6);
  expect(colours(day).filter((colour) => !light.includes(colour))).toEqual([]);
  // Dark mode replaces each light background, and the colour of the text on it.
  for (const name of ["paper", "card", "head", "code", "quote", "link", "button", "cell"])
    expect([name, night.includes(`.${name}`), day.includes(`class="${name}`)]).toEqual([name, true, true]);
});

it("a mail needs no picture and nothing from another server", () => {
  expect(html).not.toMatch(/<img|<link|url\(|@import|src=/);
  expect([...html.matchAll(/https?:\/\/[^"\s<]+/g)].map(String).filter((url) => !url.startsWith(href))).toEqual([
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd",
  ]);
});

it("a mail's text has neither styles nor the head, and each link with its address", () => {
  expect(text).toBe(
    `TITOLO\n\nCiao Anna,\n\n    012345\n\n«Parole»\n\nNumero: 7\n\nApri:\n${href}\n\nLeggi:\n${href}\n`,
  );
});
