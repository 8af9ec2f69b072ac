import { expect, test } from "@/tests/support/browser";

test("a forbidden script, style and cross-origin request are blocked and reported", async ({
  page,
  browser,
  consoleMessages,
}) => {
  await page.goto("/login");
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
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
    directives.map(
      (directive) => consoleMessages.filter((line) => line.startsWith(`security policy: ${directive}`)).length,
    );
  await expect.poll(reports).toEqual([2, 2, 2, 2]);
  await other.context().close();
  // These reports were intended.
  consoleMessages.length = 0;
});
