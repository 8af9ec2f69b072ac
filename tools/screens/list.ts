/** Every screen and state to show. A new page of the site needs a line here. */
import type { Page } from "@playwright/test";
import { checkHref } from "@/lib/citizenship/check";
import { ON_PAPER_STEPS } from "@/lib/exam/on-paper";
import { SECTIONS, WRITING_SECTION } from "@/lib/exam/sections";
import { ORAL_PATH, rehearsalPath } from "@/lib/oral/paths";
import { PRACTISED, type Viewers } from "./viewers.ts";

export type Screen = {
  /** File name of the picture. */
  name: string;
  who: Exclude<keyof Viewers, "ids">;
  path: string;
  /** Runs on the page before the picture. */
  act?: (page: Page) => Promise<unknown>;
  showsCookieBanner?: boolean;
  /** False: only the viewport, for a state that covers the page. */
  isFullPage?: boolean;
};

const submit = async (page: Page) => {
  await page.locator("main form button[type=submit]").first().click();
  await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
};
/** The second step of the registration, with what follows from its codes. */
const openReceipt = async (page: Page) => {
  const fill = (name: string, text: string) => page.locator(`#register-${name}`).fill(text);
  await fill("nome", "Mirela");
  await fill("cognome", "Hoxha");
  await fill("email", "mirela@example.it");
  await fill("password", "tre-parole-insieme");
  await page.locator("main form button[type=submit]").click();
  await fill("codiceFiscale", "HXHMRL90D44Z100Z");
  await fill("cap", "41121");
  await page.locator("#register-town-derived").waitFor();
};
const openMenu = (page: Page) => page.locator("header summary").click();
const clickAndWait = (selector: string, opens: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator(opens).first().waitFor();
};
/** No exemption. */
const EXAM_ANSWERS = {
  via: "residenza",
  soggiorno: "altro",
  accordo: "non-firmato",
  titolo: "nessun-titolo",
  salute: "nessun-limite",
  certificato: "nessun-certificato",
} as const;
const DIALOG = "[role=dialog]";

const screen = (name: string, who: Screen["who"], path: string): Screen => ({ name, who, path });

export function listScreens({ ids }: Viewers): Screen[] {
  return [
    { name: "home", who: "visitor", path: "/" },
    { name: "home-sample", who: "visitor", path: "/prova" },
    { name: "home-cookies", who: "visitor", path: "/", showsCookieBanner: true, isFullPage: false },
    ...visitorPages(),
    { name: "unpaid-dashboard", who: "unpaid", path: "/dashboard" },
    { name: "unpaid-payment", who: "unpaid", path: "/payment" },
    {
      name: "unpaid-payment-fault",
      who: "unpaid",
      path: "/payment",
      act: async (page) => {
        await page.getByRole("textbox", { name: /Codice|code/i }).fill("CILS-SBAG-LIAT");
        await page.keyboard.press("Enter");
        await page.locator("form [aria-invalid=true]").first().waitFor();
      },
    },
    { name: "expired-payment", who: "expired", path: "/payment" },
    { name: "expired-dashboard", who: "expired", path: "/dashboard" },
    { name: "scheduled-dashboard", who: "scheduled", path: "/dashboard" },
    { name: "suspended-dashboard", who: "suspended", path: "/dashboard" },
    { name: "accept-terms", who: "unasked", path: "/dashboard" },
    { name: "accept-terms-fault", who: "unasked", path: "/dashboard", act: submit },
    { name: "dashboard", who: "learner", path: "/dashboard" },
    { name: "dashboard-menu", who: "learner", path: "/dashboard", act: openMenu, isFullPage: false },
    {
      name: "dashboard-stop",
      who: "learner",
      path: "/dashboard",
      act: clickAndWait("details[name=stop] summary", "details[name=stop][open]"),
    },
    { name: "dashboard-sittings", who: "candidate", path: "/dashboard" },
    { name: "dashboard-waiting", who: "practising", path: "/dashboard" },
    { name: "before-the-exam", who: "learner", path: "/simulazioni/3" },
    ...SECTIONS.map((section) => screen(`exam-${section}`, "learner", `/exam/${ids.active}?section=${section}`)),
    {
      name: "exam-sections",
      who: "learner",
      path: `/exam/${ids.active}?section=lettura`,
      act: async (page) => {
        const opener = page.locator("header button[aria-haspopup=dialog], header button[aria-expanded]").first();
        if (await opener.isVisible()) await opener.click();
      },
      isFullPage: false,
    },
    ...[...Object.keys(PRACTISED), WRITING_SECTION].map((section) =>
      screen(`corrected-${section}`, "practising", `/exam/${ids.corrected}?section=${section}`),
    ),
    {
      name: "exam-last-look",
      who: "learner",
      path: `/exam/${ids.active}?section=ascolto1`,
      act: clickAndWait("fieldset.sticky button:visible >> nth=1", DIALOG),
      isFullPage: false,
    },
    { name: "sitting-before", who: "candidate", path: `/exam/${ids.beforeSitting}` },
    { name: "sitting-hearing", who: "candidate", path: `/exam/${ids.hearing}` },
    { name: "sitting-reading", who: "candidate", path: `/exam/${ids.sittingReading}` },
    { name: "sitting-writing", who: "candidate", path: `/exam/${ids.sittingWriting}` },
    ...ON_PAPER_STEPS.map((step) => screen(`on-paper-${step}`, "practising", `/exam/${ids.onPaper}?step=${step}`)),
    { name: "exam-by-simulation", who: "learner", path: "/exam/2/ascolto2" },
    { name: "exam-not-found", who: "learner", path: "/exam/AAAAAAAAAAAA" },
    { name: "result-waiting", who: "practising", path: `/dashboard?result=${ids.waiting}` },
    { name: "result", who: "learner", path: `/dashboard?result=${ids.finished}` },
    ...SECTIONS.map((section) =>
      screen(`review-${section}`, "learner", `/review/${ids.finished}/${section}?show=results`),
    ),
    { name: "review-waiting", who: "practising", path: `/review/${ids.waiting}/scrittura?show=results` },
    { name: "review-asked", who: "learner", path: `/review/${ids.finished}/lettura` },
    { name: "next-plan", who: "learner", path: "/piano" },
    { name: "next-plan-made", who: "practising", path: "/piano" },
    { name: "next-deck", who: "learner", path: "/ripasso" },
    { name: "next-oral", who: "learner", path: "/orale" },
    ...oralPages(ids),
    { name: "next-prompts", who: "learner", path: "/scrittura" },
    { name: "next-prompt", who: "learner", path: "/scrittura/1/B" },
    { name: "next-rewriting", who: "learner", path: `/scrittura/riscrivi/${ids.finished}` },
    ...accountPages(),
    ...adminPages(ids),
  ];
}

function visitorPages(): Screen[] {
  return [
    { name: "login", who: "visitor", path: "/login" },
    { name: "register", who: "visitor", path: "/register" },
    { name: "register-faults", who: "visitor", path: "/register", act: submit },
    { name: "register-receipt", who: "visitor", path: "/register", act: openReceipt },
    { name: "forgot-password", who: "visitor", path: "/forgot-password" },
    { name: "reset-password", who: "visitor", path: "/reset-password?email=prova@example.it" },
    { name: "privacy", who: "visitor", path: "/privacy" },
    { name: "terms", who: "visitor", path: "/terms" },
    { name: "login-fault", who: "visitor", path: "/login", act: submit },
    { name: "how-we-correct", who: "visitor", path: "/come-correggiamo" },
    { name: "accessibility", who: "visitor", path: "/accessibilita" },
    { name: "missing-page", who: "visitor", path: "/no-such-page" },
    { name: "check", who: "visitor", path: "/devi-fare-esame" },
    { name: "check-missing", who: "visitor", path: "/devi-fare-esame?via=residenza&domanda=soggiorno" },
    { name: "check-exempt", who: "visitor", path: "/devi-fare-esame?via=residenza&soggiorno=ue" },
    { name: "check-exam", who: "visitor", path: checkHref(EXAM_ANSWERS) },
    { name: "exam-facts", who: "visitor", path: "/esame" },
    { name: "propose-translation", who: "visitor", path: "/segnala-traduzione" },
    { name: "propose-translation-fault", who: "visitor", path: "/segnala-traduzione", act: submit },
    { name: "not-found", who: "visitor", path: "/questa-pagina-non-esiste" },
    { name: "review-signed-out", who: "visitor", path: "/review/1/lettura" },
  ];
}

/** The rehearsal requests the microphone when a button is pressed; a silent one replaces the real one. */
const openMicrophone = async (page: Page) => {
  await page.evaluate(() => {
    const silence = async () => new AudioContext().createMediaStreamDestination().stream;
    navigator.mediaDevices.getUserMedia = silence;
  });
  await clickAndWait("main section button", "main progress")(page);
};
const startTalking = async (page: Page) => {
  await openMicrophone(page);
  await clickAndWait("main section button", "main section.night")(page);
};

function oralPages(ids: Viewers["ids"]): Screen[] {
  const oral = (name: string, path: string, act?: Screen["act"]): Screen => {
    return { ...screen(`oral-${name}`, "practising", path), ...(act && { act }) };
  };
  return [
    oral("list", ORAL_PATH),
    oral("microphone", rehearsalPath(ids.talking), openMicrophone),
    oral("conversation", rehearsalPath(ids.talking), startTalking),
    oral("question", rehearsalPath(ids.talking), async (page) => {
      await startTalking(page);
      await clickAndWait("main section.night button", "main section.night [lang=it].font-display")(page);
    }),
    oral("typing", rehearsalPath(ids.talking, "typing")),
    oral("cards", rehearsalPath(ids.choosing, "typing")),
    oral("listening-back", rehearsalPath(ids.rehearsed), (page) =>
      page.evaluate(() => {
        for (const row of document.querySelectorAll("main details:not([name])")) row.setAttribute("open", "");
        document.querySelector("main details[name=model]")?.setAttribute("open", "");
      }),
    ),
    oral("sheet", rehearsalPath(ids.rehearsed, "sheet")),
  ];
}

function accountPages(): Screen[] {
  const own = ["name", "birth", "tax-code", "address", "phone", "email", "password", "language", "delete"];
  return [
    { name: "account", who: "learner", path: "/account" },
    ...own.map((what) => screen(`account-${what}`, "learner", `/account/${what}`)),
  ];
}

function adminPages(ids: Viewers["ids"]): Screen[] {
  const admin = (name: string, path: string, act?: Screen["act"]): Screen => {
    return { ...screen(`admin-${name}`, "admin", path), ...(act && { act }) };
  };
  return [
    admin("home", "/admin"),
    admin("nobody", "/admin?q=nessuno-si-chiama-cosi"),
    admin("student", `/admin?student=${ids.student}`, (page) => page.getByRole("dialog").waitFor()),
    {
      ...admin("palette", "/admin", async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByRole("dialog").waitFor();
      }),
      isFullPage: false,
    },
    admin("writings", "/admin/writings"),
    admin("writing", `/admin/writings/${ids.writing}`),
    admin("writing-blind", `/admin/writings/${ids.writing}/blind`),
    admin("gift-codes", "/admin/gift-codes"),
    admin("gift-code-batch", `/admin/gift-codes/${ids.batch}`),
    admin("purchase", `/admin/purchases/${ids.purchase}`),
    admin("questions", "/admin/questions"),
    admin("simulation", "/admin/questions/1"),
    admin("question", "/admin/questions/1/lettura_1"),
    admin("translations", "/admin/translations"),
    admin("figures", "/admin/figures"),
    admin("audit", "/admin/audit"),
    admin("account", "/account"),
    admin("second-factor", "/account/second-factor"),
    { name: "admin-is-not-for-learners", who: "learner", path: "/admin" },
  ];
}
