import { z } from "zod";

/** The only file that reads the environment. docs/configuration.md explains each name. */

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === "" ? undefined : value))
  .optional();

const matching = (pattern: RegExp, error: string) => optionalText.pipe(z.string().regex(pattern, { error }).optional());

const httpUrl = (error = "must be an http(s) address") => z.url({ protocol: /^https?$/, error });

const optionalUrl = (url: z.ZodURL) => optionalText.pipe(url.optional());

const optionalNumber = optionalText.transform((value) => (value === undefined ? undefined : Number(value)));

const wholeNumber = (max: number) =>
  z.int({ error: "must be a whole number" }).min(0, { error: "must not be negative" }).max(max);

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Set by Vercel in builds and functions. */
  VERCEL: optionalText.transform((value) => value !== undefined),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  TRUSTED_PROXIES: optionalNumber.pipe(wholeNumber(9).optional()),
  DRAIN_SECONDS: optionalNumber.pipe(wholeNumber(60).default(0)),

  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
  PREPARED_STATEMENTS: z.enum(["true", "false"]).default("false"),
  DEMO_DATA: z.enum(["true", "false"]).default("false"),

  NEXTAUTH_SECRET: z.string({ error: "is missing" }).min(32, { error: "must have at least 32 characters" }),
  NEXTAUTH_URL: httpUrl("must be the http(s) address of the site"),

  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: z.url({ error: "must be an http(s) address" }).default("https://api.anthropic.com"),
  ANTHROPIC_MODEL: z.string().min(1).default("claude-sonnet-5-5"),
  AI_DAILY_BUDGET_USD: optionalNumber.pipe(
    z.number({ error: "must be a number of US dollars" }).min(0, { error: "must not be negative" }).default(10),
  ),

  STRIPE_SECRET_KEY: matching(/^[sr]k_(test|live)_\w+$/, "must start with sk_ or rk_"),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_(test|live)_\w+$/, "must start with pk_"),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\S+$/, "must start with whsec_"),
  STRIPE_API_BASE: httpUrl().default("https://api.stripe.com"),
  CRON_SECRET: matching(/^.{16,}$/, "must have at least 16 characters"),
  METRICS_SECRET: matching(/^.{16,}$/, "must have at least 16 characters"),
  ERROR_REPORT_URL: optionalUrl(httpUrl()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(httpUrl()),

  AUDIO_STORE_URL: optionalUrl(httpUrl("must be the http(s) address of a bucket")),
  AUDIO_STORE_KEY_ID: optionalText,
  AUDIO_STORE_SECRET: optionalText,
  AUDIO_STORE_REGION: z.string().trim().min(1).default("us-east-1"),

  WRITING_MARKS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  EXEMPTIONS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),

  SMTP_URL: optionalUrl(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
  MAIL_FROM: optionalText,

  PRODUCT_NAME: z.string().trim().min(1).default("CILS"),
  COMPANY_NAME: optionalText,
  COMPANY_ADDRESS: optionalText,
  COMPANY_VAT: optionalText,
  COMPANY_EMAIL: optionalText,
  CONTACT_URL: optionalUrl(httpUrl()),
  CONTACT_PHONE: matching(/^\+?\d(?:[ ./-]?\d){5,14}$/, "must be a telephone number"),
  CONTACT_WHATSAPP: matching(
    /^\+\d(?:[ ./-]?\d){6,14}$/,
    "must be a telephone number with its country's, such as +39 333 1234567",
  ),
  LIST_PRICE_CHARGED: z.enum(["true", "false"]).default("false"),
});

/** All or none must be set: with only some of the payment settings, money would be taken but never recorded. */
const REQUIRED_TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["AUDIO_STORE_URL", "AUDIO_STORE_KEY_ID", "AUDIO_STORE_SECRET"],
] as const;

const checked = variables.superRefine((values, context) => {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = values;
  for (const names of REQUIRED_TOGETHER) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing)
      context.addIssue({ code: "custom", path: [name], message: `must be set together with ${names.join(", ")}` });
  }
  if (secret && publishable && secret.includes("_live_") !== publishable.includes("_live_"))
    context.addIssue({
      code: "custom",
      path: ["STRIPE_PUBLISHABLE_KEY"],
      message: "must be of the same mode (test or live) as STRIPE_SECRET_KEY",
    });
});

/** Vercel sets X-Forwarded-For itself; elsewhere proxies are trusted only as configured. */
const schema = checked.transform((values) => ({
  ...values,
  TRUSTED_PROXIES: values.TRUSTED_PROXIES ?? (values.VERCEL ? 1 : 0),
}));

export type Env = z.infer<typeof schema>;

/** Validates variables and applies defaults. @throws Error whose message names every invalid variable and its rule */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    const missing = source[name] === undefined;
    return `${name} ${missing ? "is missing" : issue.message}`;
  });
  throw new Error(`Invalid configuration: ${faults.join("; ")}.`);
}

let cached: Env | undefined;

/** The configuration of this process, parsed at first use so that a build needs no secrets. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Whether offline copies work: not in a build with `OFFLINE=off`, whose value next.config.ts puts into the code. */
export const hasOfflineCopies = () => process.env["OFFLINE"] !== "off";
