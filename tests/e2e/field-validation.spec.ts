import { expect, openWithConsent, test } from "@/tests/support/browser";

test("an invalid address is reported before anything is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await openWithConsent(page, "/#accedi");
  await page.getByRole("checkbox").check();
  await page.getByLabel("Password", { exact: true }).fill("una-password");
  for (const address of ["anna", "anna@", "anna@scuola", "@scuola.it", "anna bianchi@scuola.it"]) {
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByText("Scrivi l'email per intero, per esempio nome@esempio.it.")).toBeVisible();
  }
  expect(sent).toEqual([]);
  await page.getByLabel("Email").fill(" anna@scuola.example.it ");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("main").getByText("Credenziali non valide")).toBeVisible();
  expect(sent).toEqual(["/api/login"]);
});

test("the field of a mailed code keeps six digits of typed or pasted text, and reports missing ones", async ({
  page,
}) => {
  await openWithConsent(page, "/reset-password?email=anna@example.it");
  const code = page.getByLabel("Codice", { exact: true });
  await code.pressSequentially("12a-3 4.5x678");
  await expect(code).toHaveValue("123456");
  await code.fill("Il codice è 098 765.");
  await expect(code).toHaveValue("098765");
  await code.fill("123");
  await page.getByLabel("Nuova password", { exact: true }).fill("nuova-password");
  await page.getByLabel("Ripeti la nuova password", { exact: true }).fill("nuova-password");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
});
