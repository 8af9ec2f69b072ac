"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { storeLocale } from "@/lib/i18n/store-locale";

/** Stores the chosen language in the cookie and re-renders the page. */
export const chooseLocale = action(z.enum(OFFERED_LOCALES), storeLocale);
