"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { keepLocale } from "@/lib/i18n/keep-locale";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";

/** Stores the chosen language in the cookie and re-renders the page. */
export const chooseLocale = action(z.enum(OFFERED_LOCALES), keepLocale);
