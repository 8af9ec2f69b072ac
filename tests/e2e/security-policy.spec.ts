import { LOCALE_KEY } from "@/lib/i18n/locales";
import { PUBLIC_PAGES } from "@/lib/public-pages";
import { expect, openAnswered, test } from "@/tests/support/browser";

test("a script, a style and a call to another site that a page should not have are stopped and reported", async ({
  page,
  browser,
  said,
}) => {
  await openAnswered(page, "/");
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL("/login", page.url()).href);
  for (const one of [page, other]) {
    const ran = await one.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", '<p style="color: red" onclick="window.ran = true">x</p>');
      document.querySelector<HTMLElement>("p[onclick]")?.click();
      await fetch("https://example.com/").catch(() => undefined);
      return "ran" in window;
    });
    expect(ran).toBe(false);
  }
  const directives = ["connect-src", "script-src-elem", "script-src-attr", "style-src-attr"];
  const reports = () =>
    directives.map((directive) => said.filter((line) => line.startsWith(`security policy: ${directive}`)).length);
  await expect.poll(reports).toEqual([2, 2, 2, 2]);
  await other.context().close();
  // What was reported here was meant to be.
  said.length = 0;
});

for (const locale of ["it", "pl"]) {
  test(`the pages that are made once for all strangers run whole within their policy (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: LOCALE_KEY, value: locale, url: baseURL ?? "" }]);
    for (const path of Object.keys(PUBLIC_PAGES)) {
      // Opening waits until every control is taken over, and what the policy forbids fails the test.
      const response = await page.goto(path);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect([path, policy.includes("'sha256-"), policy.includes("nonce")]).toEqual([path, true, false]);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    }
  });
}
