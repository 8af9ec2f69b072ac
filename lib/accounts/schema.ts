import { z } from "zod";

const text = (max: number) =>
  z.string({ error: "required" }).trim().min(1, { error: "required" }).max(max, { error: "too_long" });

const email = text(254)
  .toLowerCase()
  .pipe(z.email({ error: "email" }));

// Long passwords are welcome; the limit only keeps the hash's cost bounded.
const password = z.string({ error: "required" }).max(200, { error: "too_long" });

/** Passwords of new accounts have at least this many characters (specification, section 5). */
export const PASSWORD_MIN = 6;

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({
  email,
  otp: z
    .string({ error: "required" })
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: "code" })),
  newPassword: password.min(PASSWORD_MIN, { error: "password_short" }),
});

/** A code of the second factor, as its digits; people type spaces and hyphens between them. */
const secondFactorCode = z
  .string({ error: "required" })
  .max(40, { error: "too_long" })
  .transform((code) => code.replaceAll(/\D/g, ""));

export const loginSchema = z.object({
  email: text(254).toLowerCase(),
  password: password.min(1, { error: "required" }),
  code: secondFactorCode.optional(),
});

/** What confirms a new second factor. */
export const secondFactorCodeSchema = z.object({ code: secondFactorCode });

/** What begins to set up a second factor. */
export const ownPasswordSchema = z.object({ password: password.min(1, { error: "required" }) });

/** What removes a second factor. */
export const secondFactorRemovalSchema = ownPasswordSchema.extend({ code: secondFactorCode });

const isRealPastDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value) &&
    date < new Date() &&
    date.getUTCFullYear() >= 1900
  );
};

/** The registration payload of the specification (section 3). */
export const registrationSchema = z.object({
  email,
  password: password.min(PASSWORD_MIN, { error: "password_short" }),
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

export const nameSchema = registrationSchema.pick({ nome: true, cognome: true });
export const addressSchema = registrationSchema.pick({ via: true, citta: true, provincia: true, cap: true });

/** A phone number as people write it: digits, spaces and the usual signs between them. Empty takes it away. */
export const phoneSchema = z.object({
  telefono: z
    .string()
    .trim()
    .max(30, { error: "too_long" })
    .regex(/^(\+?[\d ()./-]{5,})?$/, { error: "phone" })
    .transform((text) => text || null),
});

/** The password its owner must give again before a change that would lock them out or cannot be undone. */
export const currentPassword = password.min(1, { error: "required" });

export const passwordChangeSchema = z
  .object({
    currentPassword,
    newPassword: password.min(PASSWORD_MIN, { error: "password_short" }),
    newPasswordAgain: password,
  })
  .refine(({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain, {
    path: ["newPasswordAgain"],
    error: "passwords_differ",
  })
  .refine(({ newPassword, currentPassword: current }) => newPassword !== current, {
    path: ["newPassword"],
    error: "same_password",
  });

export const emailChangeSchema = z.object({ email, currentPassword });

/** A mailed code as it is typed: six digits, perhaps with spaces. */
export const mailedCodeSchema = z.object({
  code: z
    .string({ error: "required" })
    .transform((text) => text.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: "invalid" })),
});

export type Login = z.infer<typeof loginSchema>;
export type PasswordReset = z.infer<typeof resetPasswordSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type Details = z.infer<typeof nameSchema> | z.infer<typeof addressSchema> | z.infer<typeof phoneSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
