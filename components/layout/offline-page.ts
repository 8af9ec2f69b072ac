/** The script of the page that stands in for others without a network (`scripts/offline.ts` draws it). */
import { listCopies } from "@/components/layout/device-copies";
import { readLocal } from "@/components/layout/local";
import { copiedPage } from "@/lib/device-copy";
import { DEFAULT_LOCALE, isOfferedLocale, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";
import { negotiateLocale } from "@/lib/i18n/negotiate";

/** The language that was chosen here last, else the browser's first that we have. */
function readerLocale(): Locale {
  const cookie = new RegExp(`(?:^|; )${LOCALE_KEY}=(\\w+)`).exec(document.cookie)?.[1];
  const chosen = [cookie, readLocal(LOCALE_KEY)].find(isOfferedLocale);
  return chosen ?? negotiateLocale(navigator.languages.join()) ?? DEFAULT_LOCALE;
}

async function showCopies(part: HTMLElement): Promise<void> {
  const copies = await listCopies();
  const lines = copies.map(({ attemptId, title }) => {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = copiedPage(attemptId);
    link.textContent = title;
    line.append(link);
    return line;
  });
  part.querySelector("ul")?.append(...lines);
  part.querySelector("section")?.toggleAttribute("hidden", lines.length === 0);
  part.querySelector(".keep")?.toggleAttribute("hidden", lines.length > 0);
}

const locale = readerLocale();
const part = document.querySelector<HTMLElement>(`main[lang="${locale}"]`);
if (part) {
  for (const other of document.querySelectorAll("main")) other.hidden = other !== part;
  document.documentElement.lang = locale;
  document.title = part.querySelector("h1")?.textContent ?? "";
  void showCopies(part);
}
// The page that was asked for stands in the address.
window.addEventListener("online", () => window.location.reload());
