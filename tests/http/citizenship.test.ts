import { describe, expect, it } from "vitest";
import {
  type CheckAnswers,
  checkHref,
  decideCheck,
  listOptions,
  nextQuestion,
  type OptionName,
} from "@/lib/citizenship/check";
import { DISABILITY_EMAIL, EXAM_FACTS, EXAM_FEE_CENTS } from "@/lib/citizenship/exam-facts";
import { RULES, type RuleName } from "@/lib/citizenship/rules";
import { type Checked, SOURCES } from "@/lib/citizenship/sources";
import { withArticles } from "@/lib/i18n/italian-article";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { formatDay, formatEuros } from "@/lib/product/format";
import { toCalendarDate } from "@/lib/product/italian-day";
import { callerWith, visitor } from "@/tests/support/http";
import { readMessages } from "@/tests/support/messages";

/** As a page renders it. */
const inHtml = (text = "?") => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");
const open = async (path: string) => {
  const response = await visitor().request("GET", path);
  return { response, html: withoutScripts(await response.text()) };
};
const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map((one) => one.slice(1)));

/** The address that a browser without scripts opens when the form of a page is sent with this option. */
function submit(html: string, option: string): string {
  const form = /<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/s.exec(html.slice(html.indexOf("<main")));
  const inputs = [...(form?.[2] ?? "").matchAll(/<input[^>]*>/g)].map(([tag]) => attributes(tag));
  const sent = inputs.filter(({ type, value }) => type === "hidden" || value === option);
  expect(form?.[2]).toMatch(/<button(?![^>]* disabled="")[^>]* type="submit"/);
  return `${form?.[1]}?${new URLSearchParams(sent.map(({ name, value }) => [name ?? "", value ?? ""]))}`;
}

/** Answers that lead to each rule. */
function answersFor(rule: RuleName, given: CheckAnswers = {}): CheckAnswers | null {
  const question = nextQuestion(given);
  if (!question) return decideCheck(given).rules.includes(rule) ? given : null;
  // Doubts last, so that the rules of exemptions are found alone.
  const options = listOptions(question).toSorted((one) => (/^(altro|non-firmato|nessun|residenza)/.test(one) ? -1 : 0));
  for (const option of options) {
    const found = answersFor(rule, { ...given, [question]: option });
    if (found) return found;
  }
  return null;
}

const italian = readMessages("it");
const words = (key: string) => inHtml(italian.get(`citizenship.${key}`));
const checkedOn = ({ checkedAt }: Pick<Checked, "checkedAt">) =>
  words("sources.checkedAt").replace(
    "{ilDate}",
    withArticles({ date: formatDay(toCalendarDate(checkedAt), "it") })["ilDate"] ?? "",
  );

describe("the check, without a script,", () => {
  it.each<[OptionName[], string]>([
    [["origini"], "otherRoute"],
    [["residenza", "ue"], "exempt"],
    [["residenza", "altro", "non-firmato", "medie"], "title"],
    [["matrimonio", "altro", "non-firmato", "nessun-titolo", "nessun-limite", "quattro"], "certificate"],
    [["residenza", "altro", "non-firmato", "cpia", "nessun-limite", "nessun-certificato"], "ask"],
    [["residenza", "altro", "non-firmato", "nessun-titolo", "aiuti", "nessun-certificato"], "exam"],
  ])("leads from %j to the result %s", async (options, outcome) => {
    let path = checkHref({});
    for (const [index, option] of options.entries()) {
      const { html } = await open(path);
      expect(html).toContain(`${index + 1} di 6`);
      path = submit(html, option);
    }
    const { html, response } = await open(path);
    expect(response.status).toBe(200);
    expect(html).toContain(words(`outcomes.${outcome}.title`));
  });

  it.each(Object.keys(RULES) as RuleName[])("names the rule %s with source, day and whom to ask", async (rule) => {
    const answers = answersFor(rule);
    const { html } = await open(checkHref(answers ?? {}));
    for (const part of ["text", "bring"]) expect(html).toContain(words(`rules.${rule}.${part}`));
    for (const source of RULES[rule].sources) expect(html).toContain(`href="${SOURCES[source].url}"`);
    expect(html).toContain(checkedOn(RULES[rule]));
    expect(html).toContain(words(RULES[rule].outcome === "otherRoute" ? "confirmRoute" : "confirm"));
    expect(html.split(words("noAdvice")).length).toBe(2);
  });

  it("asks again if no option was chosen, and keeps the other answers", async () => {
    const { html } = await open("/devi-fare-esame?via=matrimonio&domanda=soggiorno");
    expect(html).toContain(words("missing"));
    expect(submit(html, "ue")).toBe("/devi-fare-esame?domanda=soggiorno&via=matrimonio&soggiorno=ue");
  });

  it("stores nothing, and sends a friend a link without answers", async () => {
    const { html, response } = await open("/devi-fare-esame?via=residenza&soggiorno=ue");
    expect(response.headers.getSetCookie()).toEqual([]);
    const mail = decodeURIComponent(/href="mailto:([^"]*)"/.exec(html.slice(html.indexOf("<main")))?.[1] ?? "");
    expect(mail).toContain(`${process.env["NEXTAUTH_URL"]}/devi-fare-esame`);
    expect(mail).not.toMatch(/via=|soggiorno|permesso/i);
  });

  it.each(OFFERED_LOCALES)("keeps the address's language: %s", async (locale) => {
    const { html } = await open(`/devi-fare-esame?lang=${locale}`);
    const next = await open(submit(html, "residenza"));
    expect(next.html).toContain(`<html lang="${locale}"`);
    expect(next.html).toContain(inHtml(readMessages(locale).get("citizenship.questions.soggiorno.title")));
  });
});

describe("the page on the exam", () => {
  it("gives fee, dates and facts with their sources", async () => {
    const { html } = await open("/esame");
    for (const text of [formatEuros(EXAM_FEE_CENTS, "it"), DISABILITY_EMAIL]) expect(html).toContain(text);
    expect(html).toContain("due minuti per leggere le domande");
    for (const fact of Object.values(EXAM_FACTS)) expect(html).toContain(checkedOn(fact));
    expect(html.split(`<p>${words("sources.unread")}</p>`).length).toBeGreaterThan(2);
    for (const name of ["places", "dates"] as const) expect(html).toContain(`href="${SOURCES[name].url}"`);
  });
});

describe("before paying, the check is linked", () => {
  it.each(["/", "/register", "/esame"])("from %s", async (path) => {
    expect((await open(path)).html).toContain('href="/devi-fare-esame"');
  });

  it("from the payment page", async () => {
    const html = await (await (await callerWith({})).request("GET", "/payment")).text();
    expect(html).toContain('href="/devi-fare-esame"');
  });
});
