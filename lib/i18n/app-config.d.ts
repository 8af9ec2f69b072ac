import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/it.json";

// Keys of sentences are checked against the Italian file, languages against the list.
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
