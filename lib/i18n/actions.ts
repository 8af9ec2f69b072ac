"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { keepLocale } from "@/lib/i18n/keep-locale";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";

/** Keeps the chosen language in the cookie from which the server reads it, and shows the page in it. */
export const chooseLocale = action(z.enum(OFFERED_LOCALES), keepLocale);
