import { z } from "zod";
import type { AccountPart } from "@/lib/accounts/account-parts";
import type { FieldFault } from "@/lib/http/errors";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";

const text = (max: number) =>
  z.string({ error: "required" }).trim().min(1, { error: "required" }).max(max, { error: "too_long" });

const email = text(254)
  .toLowerCase()
  .pipe(z.email({ error: "email" }));

// Only bounds the cost of hashing; long passwords are welcome.
const password = z.string({ error: "required" }).max(200, { error: "too_long" });

export const MIN_PASSWORD_LENGTH = 6;

const newPassword = password.min(MIN_PASSWORD_LENGTH, { error: "password_short" });

const mailedCode = (error: FieldFault) =>
  z
    .string({ error: "required" })
    .transform((code) => code.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error }));

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({ email, otp: mailedCode("code"), newPassword });

/** Reduced to digits; people type spaces and hyphens between them. */
const secondFactorCode = z
  .string({ error: "required" })
  .max(40, { error: "too_long" })
  .transform((code) => code.replaceAll(/\D/g, ""));

export const loginSchema = z.object({
  email: text(254).toLowerCase(),
  password: password.min(1, { error: "required" }),
  code: secondFactorCode.optional(),
});

export const secondFactorCodeSchema = z.object({ code: secondFactorCode });

const isRealPastDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal && date < new Date() && date.getUTCFullYear() >= 1900;
};

export const registrationSchema = z.object({
  email,
  password: newPassword,
  nome: text(80),
  cognome: text(80),
  codiceFiscale: text(40)
    .toUpperCase()
    .regex(/^[A-Z0-9]{16}$/, { error: "tax_code" }),
  dataNascita: text(10).refine(isRealPastDate, { error: "date" }),
  luogoNascita: text(80),
  via: text(120),
  citta: text(80),
  provincia: text(10)
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: "province" }),
  cap: text(10).regex(/^\d{5}$/, { error: "postal_code" }),
});

/** Reports a mismatch on the second field, even if other fields are invalid. */
const sameAs = (first: string, second: string) => {
  const isSame = (entry: Partial<Record<string, unknown>>) => entry[first] === entry[second];
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  const how = { path: [second], error: "passwords_differ", when };
  return [isSame, how] satisfies [typeof isSame, typeof how];
};

export const registrationFormSchema = registrationSchema
  .extend({ passwordAgain: password, terms: z.literal("on", { error: "terms" }) })
  .refine(...sameAs("password", "passwordAgain"));

/** @param passwordMin minimum length that the page asks for */
export const resetFormSchema = (passwordMin: number) =>
  resetPasswordSchema
    .pick({ otp: true })
    .extend({ newPassword: password.min(passwordMin, { error: "password_short" }), newPasswordAgain: password })
    .refine(...sameAs("newPassword", "newPasswordAgain"));

export const nameSchema = registrationSchema.pick({ nome: true, cognome: true });
export const addressSchema = registrationSchema.pick({ via: true, citta: true, provincia: true, cap: true });

/** Digits, spaces and common separators; empty removes the number. */
export const phoneSchema = z.object({
  telefono: z
    .string()
    .trim()
    .max(30, { error: "too_long" })
    .regex(/^(\+?[\d ()./-]{5,})?$/, { error: "phone" })
    .transform((text) => text || null),
});

/** Entered again before a change that cannot be undone or would lock the user out. */
export const currentPassword = password.min(1, { error: "required" });

export const ownPasswordSchema = z.object({ currentPassword });

export const secondFactorRemovalSchema = ownPasswordSchema.extend({ code: secondFactorCode });

export const languageSchema = z.object({ locale: z.enum(OFFERED_LOCALES) });

export const passwordChangeSchema = z
  .object({ currentPassword, newPassword, newPasswordAgain: password })
  .refine(...sameAs("newPassword", "newPasswordAgain"))
  .refine((change) => change.newPassword !== change.currentPassword, { path: ["newPassword"], error: "same_password" });

export const emailChangeSchema = z.object({ email, currentPassword });

export const mailedCodeSchema = z.object({ code: mailedCode("invalid") });

/** The fields that each page `/account/{name}` submits. */
export const PART_SCHEMAS = {
  name: nameSchema,
  address: addressSchema,
  phone: phoneSchema,
  email: mailedCodeSchema,
  password: passwordChangeSchema,
  language: languageSchema,
} satisfies Record<AccountPart, z.ZodType>;

export type Login = z.infer<typeof loginSchema>;
export type PasswordReset = z.infer<typeof resetPasswordSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Details = z.infer<typeof nameSchema> | z.infer<typeof addressSchema> | z.infer<typeof phoneSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type SecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
