import { z } from "zod";
import type { AccountPart } from "@/lib/accounts/account-parts";
import { isTaxCode } from "@/lib/accounts/tax-code";
import { isOfAge } from "@/lib/accounts/terms";
import { isCommonPassword, isOwnData } from "@/lib/accounts/weak-password";
import type { FieldFault } from "@/lib/http/errors";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { italianDay } from "@/lib/product/italian-day";
import { compact, toAsciiDigits, toCode, toEmailAddress, toPhoneNumber } from "@/lib/typed-text";

const text = (max: number) =>
  z.string({ error: "required" }).normalize().trim().min(1, { error: "required" }).max(max, { error: "too_long" });

/** Characters that mail allows before the @ (RFC 5322, and RFC 6531 for other alphabets) but in quotation marks. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, "u");

const typedEmail = z
  .string({ error: "required" })
  .transform(toEmailAddress)
  .pipe(z.string().min(1, { error: "required" }).max(254, { error: "too_long" }));

const email = typedEmail.pipe(z.string().regex(EMAIL, { error: "email" }));

// As typed: a hash of an older password may be of another Unicode form. Only bounds the cost of hashing; long
// passwords are welcome.
const password = z.string({ error: "required" }).max(200, { error: "too_long" });

export const MIN_PASSWORD_LENGTH = 6;

const passwordAgain = password.normalize();

const passwordOf = (min: number) =>
  passwordAgain
    .min(min, { error: "password_short" })
    .refine((chosen) => !isCommonPassword(chosen), { error: "password_common" });

const newPassword = passwordOf(MIN_PASSWORD_LENGTH);

/** Typed characters, cleaned by `clean` before `max` and the other rules apply to them. */
const cleaned = (clean: (typed: string) => string, max: number) =>
  z
    .string({ error: "required" })
    .transform(clean)
    .pipe(z.string().min(1, { error: "required" }).max(max, { error: "too_long" }));

const mailedCode = (error: FieldFault) =>
  z
    .string({ error: "required" })
    .transform(compact)
    .pipe(z.string().regex(/^\d{6}$/, { error }));

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({ email, otp: mailedCode("code"), newPassword });

/** Reduced to digits; people type spaces and hyphens between them. */
const secondFactorCode = z
  .string({ error: "required" })
  .max(200, { error: "too_long" })
  .transform((code) => compact(code).replaceAll(/\D/g, ""));

/** A consent counts only if it was sent as `true`; a missing or unclear one is none, and refuses no call. */
const consent = z.literal(true).optional().catch(undefined);

export const loginSchema = z.object({
  email: typedEmail,
  password: password.min(1, { error: "required" }),
  code: secondFactorCode.optional(),
  terms: consent,
});

export const secondFactorCodeSchema = z.object({ code: secondFactorCode });

const isRealPastDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal && date < new Date() && date.getUTCFullYear() >= 1900;
};

const registrationFields = z.object({
  email,
  password: newPassword,
  nome: text(80),
  cognome: text(80),
  codiceFiscale: cleaned(toCode, 200).refine(isTaxCode, { error: "tax_code" }),
  dataNascita: cleaned((typed) => toAsciiDigits(typed).trim(), 20)
    .refine(isRealPastDate, { error: "date" })
    .refine((day) => isOfAge(day, italianDay(new Date())), { error: "under_age" }),
  luogoNascita: text(80),
  via: text(120),
  citta: text(80),
  provincia: text(10)
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: "province" }),
  cap: cleaned(compact, 20).refine((cap) => /^\d{5}$/.test(cap), { error: "postal_code" }),
});

/** Reports a password made of the person's own data, even if other fields are invalid. */
const notOwnData = () => {
  const isOther = (entry: Partial<z.infer<typeof registrationFields>>) => {
    const { password: chosen = "", nome = "", cognome = "", ...own } = entry;
    const { email: address, codiceFiscale: taxCode, dataNascita: birthDate } = own;
    return !isOwnData(chosen, { email: address, names: [nome, cognome], taxCode, birthDate });
  };
  const how = { path: ["password"], error: "password_personal" };
  return [isOther, how] satisfies [typeof isOther, typeof how];
};

export const registrationSchema = registrationFields.extend({ terms: consent }).refine(...notOwnData());

/** Reports a mismatch on the second field, even if other fields are invalid. */
const sameAs = (first: string, second: string) => {
  const isSame = (entry: Partial<Record<string, unknown>>) => entry[first] === entry[second];
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  const how = { path: [second], error: "passwords_differ", when };
  return [isSame, how] satisfies [typeof isSame, typeof how];
};

export const termsSchema = z.object({ terms: z.literal("on", { error: "terms" }) });

/** The first step of the registration form. */
export const registrationStartSchema = registrationFields
  .pick({ nome: true, cognome: true, email: true, password: true })
  .refine(...notOwnData());

export const registrationFormSchema = registrationFields.extend(termsSchema.shape).refine(...notOwnData());

/** @param passwordMin minimum length that the page asks for */
export const resetFormSchema = (passwordMin: number) =>
  resetPasswordSchema
    .pick({ otp: true })
    .extend({ newPassword: passwordOf(passwordMin), newPasswordAgain: passwordAgain })
    .refine(...sameAs("newPassword", "newPasswordAgain"));

export const nameSchema = registrationFields.pick({ nome: true, cognome: true });
export const birthSchema = registrationFields.pick({ dataNascita: true, luogoNascita: true });
export const taxCodeSchema = registrationFields.pick({ codiceFiscale: true });
export const addressSchema = registrationFields.pick({ via: true, citta: true, provincia: true, cap: true });

/** At least five digits, spaces and common separators; empty removes the number. */
export const phoneSchema = z.object({
  telefono: z
    .string()
    .transform(toPhoneNumber)
    .pipe(
      z
        .string()
        .max(30, { error: "too_long" })
        .regex(/^((?=(?:\D*\d){5})[ (]*\+?[\d ()./-]+)?$/, { error: "phone" }),
    )
    .transform((text) => text || null),
});

/** Entered again before a change that cannot be undone or would lock the user out. */
export const currentPassword = password.min(1, { error: "required" });

export const ownPasswordSchema = z.object({ currentPassword });

export const secondFactorRemovalSchema = ownPasswordSchema.extend({ code: secondFactorCode });

export const languageSchema = z.object({ locale: z.enum(OFFERED_LOCALES) });

export const passwordChangeSchema = z
  .object({ currentPassword, newPassword, newPasswordAgain: passwordAgain })
  .refine(...sameAs("newPassword", "newPasswordAgain"))
  .refine((change) => change.newPassword !== change.currentPassword.normalize(), {
    path: ["newPassword"],
    error: "same_password",
  });

export const emailChangeSchema = z.object({ email, currentPassword });

export const mailedCodeSchema = z.object({ code: mailedCode("invalid") });

/** The fields that each page `/account/{name}` submits. */
export const PART_SCHEMAS = {
  name: nameSchema,
  birth: birthSchema,
  "tax-code": taxCodeSchema,
  address: addressSchema,
  phone: phoneSchema,
  email: mailedCodeSchema,
  password: passwordChangeSchema,
  language: languageSchema,
} satisfies Record<AccountPart, z.ZodType>;

export type Login = z.infer<typeof loginSchema>;
export type PasswordReset = z.infer<typeof resetPasswordSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Details = z.infer<
  typeof nameSchema | typeof birthSchema | typeof taxCodeSchema | typeof addressSchema | typeof phoneSchema
>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type SecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
