/** Every screen and state that is looked at. A new page of the site is a line here. */
import type { Page } from "@playwright/test";
import type { Cast } from "./cast.ts";

export type Screen = {
  /** Of the picture's file; the pictures stand in the order of the list. */
  name: string;
  who: Exclude<keyof Cast, "ids">;
  path: string;
  /** What is done on the page before the picture. */
  act?: (page: Page) => Promise<unknown>;
  /** Whether the question about cookies is still open. */
  isAskedAboutCookies?: boolean;
  /** False: only what the window shows, as where something stands over the page. */
  isWhole?: boolean;
};

const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"];

const submit = async (page: Page) => {
  await page.locator("main form button[type=submit]").first().click();
  await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
};
const openMenu = (page: Page) => page.locator("header summary").click();
const openFirst = (page: Page, selector: string) => page.locator(selector).first().click();

/** The screens in the order in which people meet them. */
export function listScreens({ ids }: Cast): Screen[] {
  return [
    { name: "home", who: "visitor", path: "/" },
    { name: "home-sample", who: "visitor", path: "/prova" },
    { name: "home-cookies", who: "visitor", path: "/", isAskedAboutCookies: true, isWhole: false },
    ...visitorPages(),
    { name: "unpaid-dashboard", who: "unpaid", path: "/dashboard" },
    { name: "unpaid-payment", who: "unpaid", path: "/payment" },
    { name: "expired-dashboard", who: "expired", path: "/dashboard" },
    { name: "suspended-dashboard", who: "suspended", path: "/dashboard" },
    { name: "dashboard", who: "learner", path: "/dashboard" },
    { name: "dashboard-menu", who: "learner", path: "/dashboard", act: openMenu, isWhole: false },
    { name: "before-the-exam", who: "learner", path: "/simulazioni/3" },
    ...SECTIONS.map(
      (section): Screen => ({
        name: `exam-${section}`,
        who: "learner",
        path: `/exam/${ids.active}/${section}`,
      }),
    ),
    { name: "result", who: "learner", path: `/dashboard?result=${ids.finished}` },
    ...SECTIONS.map(
      (section): Screen => ({
        name: `review-${section}`,
        who: "learner",
        path: `/review/${ids.finished}/${section}?show=results`,
      }),
    ),
    { name: "next-plan", who: "learner", path: "/piano" },
    { name: "next-deck", who: "learner", path: "/ripasso" },
    { name: "next-prompts", who: "learner", path: "/scrittura" },
    { name: "next-rewriting", who: "learner", path: `/scrittura/riscrivi/${ids.finished}` },
    ...accountPages(),
    ...adminPages(),
  ];
}

function visitorPages(): Screen[] {
  return [
    { name: "login", who: "visitor", path: "/login" },
    { name: "register", who: "visitor", path: "/register" },
    { name: "register-faults", who: "visitor", path: "/register", act: submit },
    { name: "forgot-password", who: "visitor", path: "/forgot-password" },
    { name: "reset-password", who: "visitor", path: "/reset-password?email=prova@example.it" },
    { name: "privacy", who: "visitor", path: "/privacy" },
    { name: "terms", who: "visitor", path: "/terms" },
    { name: "how-we-correct", who: "visitor", path: "/come-correggiamo" },
    { name: "accessibility", who: "visitor", path: "/accessibilita" },
    { name: "not-found", who: "visitor", path: "/questa-pagina-non-esiste" },
    { name: "review-signed-out", who: "visitor", path: "/review/1/lettura" },
  ];
}

function accountPages(): Screen[] {
  const own = ["name", "address", "phone", "email", "password", "language", "second-factor", "delete"];
  return [
    { name: "account", who: "learner", path: "/account" },
    ...own.map((what): Screen => ({ name: `account-${what}`, who: "learner", path: `/account/${what}` })),
  ];
}

function adminPages(): Screen[] {
  const admin = (name: string, path: string, act?: Screen["act"]): Screen => ({
    name: `admin-${name}`,
    who: "admin",
    path,
    ...(act && { act }),
  });
  return [
    admin("home", "/admin"),
    admin("student", "/admin", async (page) => {
      await openFirst(page, 'a[href*="student="]');
      await page.getByRole("dialog").waitFor();
    }),
    admin("writings", "/admin/writings"),
    admin("gift-codes", "/admin/gift-codes"),
    admin("questions", "/admin/questions"),
    admin("simulation", "/admin/questions/1"),
    admin("question", "/admin/questions/1/lettura_1"),
    admin("figures", "/admin/figures"),
    admin("audit", "/admin/audit"),
    { name: "admin-is-not-for-learners", who: "learner", path: "/admin" },
  ];
}
