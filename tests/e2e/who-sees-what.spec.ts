import { expect, openAnswered, openMenu, signIn, test } from "@/tests/support/browser";

test.describe("a visitor", () => {
  for (const path of ["/", "/dashboard", "/payment", "/simulazioni", "/admin"]) {
    test(`sees the landing view at ${path}`, async ({ page }) => {
      await openAnswered(page, path);
      await expect(
        page.getByRole("heading", { level: 1, name: "Preparati all'esame CILS B1 Cittadinanza" }),
      ).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test("sees the 404 page anywhere else", async ({ page }) => {
    const response = await page.goto("/qualcosa/che/non/esiste");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  });

  test("cannot sign in from the home page before accepting the terms", async ({ page }) => {
    await openAnswered(page, "/");
    await page.getByLabel("Email").fill("ospite@example.it");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await expect(page.getByRole("button", { name: "Accedi" })).toBeDisabled();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByText("Credenziali non valide").first()).toBeVisible();
  });

  test("chooses a language that stays @in-production", async ({ page }) => {
    await openAnswered(page, "/");
    await page.getByRole("combobox").selectOption("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.evaluate(() => localStorage.getItem("cils-language"))).toBe("en");
  });

  test("is asked about cookies once, and may refuse as easily as accept", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Accetta Tutti i Cookie" })).toBeVisible();
    await page.getByRole("button", { name: "Solo Cookie Necessari" }).click();
    await expect(page.getByRole("button", { name: "Accetta Tutti i Cookie" })).toBeHidden();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null"));
    expect(stored).toEqual({ necessary: true, analytics: false, marketing: false });
    await page.reload();
    await expect(page.getByRole("button", { name: "Accetta Tutti i Cookie" })).toBeHidden();
  });
});

test("a learner without access sees the payment view everywhere, and no admin page @in-production", async ({
  page,
}) => {
  await signIn(page, "ospite@example.it");
  for (const path of ["/", "/dashboard", "/payment", "/simulazioni"]) {
    await page.goto(path);
    await expect(page.getByRole("textbox", { name: "Codice regalo" })).toBeVisible();
  }
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(404);
});

test("a learner with access sees the dashboard everywhere, and no admin page @in-production", async ({ page }) => {
  await signIn(page, "studente@example.it");
  for (const path of ["/", "/dashboard", "/payment", "/simulazioni"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Le tue simulazioni" })).toBeVisible();
  }
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(404);
});

test("an admin sees the admin view @in-production", async ({ page }) => {
  await signIn(page, "admin@example.it");
  for (const path of ["/", "/dashboard", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Pannello di amministrazione" })).toBeVisible();
  }
});

test("someone who leaves is signed out @in-production", async ({ page }) => {
  await signIn(page, "studente@example.it");
  await openMenu(page);
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("button", { name: "Accedi" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Preparati/ })).toBeVisible();
});
