/** Script of the offline page, which `scripts/offline.ts` generates. */
import { listCopies } from "@/components/layout/device-copies";
import { readCookie, readLocal } from "@/components/layout/local-storage";
import { isOwnResponse } from "@/lib/http/own-response";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";
import { negotiateLocale } from "@/lib/i18n/negotiate";
import { copyPagePath } from "@/lib/product/device-copy";
import { canReadAloud, isReading, readAloud, stopReading, subscribeToReading } from "@/lib/product/read-aloud";

const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;

function readerLocale(): Locale {
  const chosen = [readCookie(LOCALE_KEY), readLocal(LOCALE_KEY)].find(isOfferedLocale);
  return chosen ?? negotiateLocale(navigator.languages.join()) ?? DEFAULT_LOCALE;
}

async function showCopies(part: HTMLElement): Promise<void> {
  const copies = await listCopies();
  const lines = copies.map(({ attemptId, title }) => {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = copyPagePath(attemptId);
    link.textContent = title;
    line.append(link);
    return line;
  });
  part.querySelector("ul")?.append(...lines);
  part.querySelector("section")?.toggleAttribute("hidden", lines.length === 0);
  part.querySelector(".keep")?.toggleAttribute("hidden", lines.length > 0);
}

/** Shows the ear if this browser has a voice of the page's language; pressed again it stops. */
function offerEar(ear: HTMLButtonElement): void {
  const update = () => {
    ear.hidden = !canReadAloud();
    ear.setAttribute("aria-pressed", String(isReading(ear)));
  };
  subscribeToReading(update);
  update();
  ear.addEventListener("click", () => {
    if (isReading(ear) || !ear.parentElement) stopReading(ear);
    else readAloud(ear, ear.parentElement);
  });
}

/** Polls with backoff: the browser's `online` event can be missing or too early. */
function pollAfter(delayMs: number): void {
  setTimeout(async () => {
    await reloadIfOnline();
    pollAfter(Math.min(delayMs * 2, MAX_DELAY_MS));
  }, delayMs);
}

/** The offline page keeps the requested URL, so a reload opens the requested page. */
async function reloadIfOnline(): Promise<void> {
  const response = await fetch("/api/health/live", { cache: "no-store" }).catch(() => null);
  // Otherwise the response is a filter's or a network's login page.
  if (response?.ok && isOwnResponse(response)) window.location.reload();
}

const locale = readerLocale();
const part = document.querySelector<HTMLElement>(`main[lang="${locale}"]`);
if (part) {
  for (const other of document.querySelectorAll("main")) other.hidden = other !== part;
  document.documentElement.lang = locale;
  document.documentElement.dir = part.dir;
  document.title = part.querySelector("h1")?.textContent ?? "";
  void showCopies(part);
  const ear = part.querySelector<HTMLButtonElement>(".ear");
  if (ear) offerEar(ear);
}
window.addEventListener("online", reloadIfOnline);
pollAfter(MIN_DELAY_MS);
