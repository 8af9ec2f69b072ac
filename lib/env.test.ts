import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";

const whole = {
  DATABASE_URL: "postgresql://u:p@127.0.0.1:5432/cils",
  NEXTAUTH_SECRET: "a".repeat(32),
  NEXTAUTH_URL: "http://127.0.0.1:3000",
};

describe("the configuration", () => {
  it("is complete with three values, and has the documented defaults", () => {
    expect(parseEnv(whole)).toMatchObject({
      PRODUCT_NAME: "CILS",
      ANTHROPIC_MODEL: "claude-sonnet-5-5",
      DATA_DIR: ".data",
      DEMO_DATA: "false",
      PREPARED_STATEMENTS: "false",
      AI_DAILY_BUDGET_USD: 10,
      WRITING_MARKS: "on",
      EXEMPTIONS: "on",
      DRAIN_SECONDS: 0,
    });
  });

  it("rejects an invalid address or time with its name", () => {
    expect(() => parseEnv({ ...whole, ERROR_REPORT_URL: "mailto:a@b.it" })).toThrow("ERROR_REPORT_URL must be an http");
    expect(() => parseEnv({ ...whole, OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toThrow(
      "OTEL_EXPORTER_OTLP_ENDPOINT",
    );
    expect(() => parseEnv({ ...whole, DRAIN_SECONDS: "soon" })).toThrow("DRAIN_SECONDS must be a whole number");
    expect(parseEnv({ ...whole, DRAIN_SECONDS: "5" }).DRAIN_SECONDS).toBe(5);
  });

  it("treats an empty optional value as unset", () => {
    expect(parseEnv({ ...whole, ANTHROPIC_API_KEY: " " }).ANTHROPIC_API_KEY).toBeUndefined();
    expect(parseEnv({ ...whole, TRUSTED_PROXIES: "" }).TRUSTED_PROXIES).toBe(0);
    expect(parseEnv({ ...whole, VERCEL: "1" }).TRUSTED_PROXIES).toBe(1);
    expect(parseEnv({ ...whole, TRUSTED_PROXIES: "0" }).TRUSTED_PROXIES).toBe(0);
    expect(parseEnv({ ...whole, CRON_SECRET: "" }).CRON_SECRET).toBeUndefined();
    expect(parseEnv({ ...whole, AI_DAILY_BUDGET_USD: "" }).AI_DAILY_BUDGET_USD).toBe(10);
    expect(parseEnv({ ...whole, AI_DAILY_BUDGET_USD: "2.5" }).AI_DAILY_BUDGET_USD).toBe(2.5);
  });

  it.each([
    ["DATABASE_URL", "mysql://x/y"],
    ["NEXTAUTH_SECRET", "short"],
    ["NEXTAUTH_URL", "example.it"],
    ["ANTHROPIC_BASE_URL", "nowhere"],
    ["AI_DAILY_BUDGET_USD", "much"],
    ["AI_DAILY_BUDGET_USD", "-1"],
    ["CRON_SECRET", "short"],
    ["DEMO_DATA", "yes"],
    ["PREPARED_STATEMENTS", "on"],
    ["WRITING_MARKS", "no"],
    ["EXEMPTIONS", "no"],
    ["CONTACT_URL", "mailto:a@b.it"],
    ["CONTACT_PHONE", "chiama Anna"],
    ["CONTACT_WHATSAPP", "333 1234567"],
    ["LIST_PRICE_CHARGED", "yes"],
    ["LOG_LEVEL", "loud"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_API_BASE", "nowhere"],
    ["CRON_SECRET", "short"],
    ["TRUSTED_PROXIES", "all"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "1.5"],
    ["SMTP_URL", "https://mail.example.it"],
    ["AUDIO_STORE_URL", "s3://bucket"],
  ])("rejects an invalid %s with its name", (name, value) => {
    expect(() => parseEnv({ ...whole, [name]: value })).toThrow(name);
  });

  it("lists all missing names at once", () => {
    expect(() => parseEnv({})).toThrow(/DATABASE_URL is missing.*NEXTAUTH_SECRET is missing.*NEXTAUTH_URL is missing/);
  });

  it("requires all three keys of card payment, with one mode, or none", () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(parseEnv({ ...whole, ...keys })).toMatchObject(keys);
    for (const name of Object.keys(keys)) {
      expect(() => parseEnv({ ...whole, ...keys, [name]: "" })).toThrow(
        `${name} must be set together with STRIPE_SECRET_KEY`,
      );
    }
    expect(() => parseEnv({ ...whole, ...keys, STRIPE_PUBLISHABLE_KEY: "pk_live_1" })).toThrow(
      "STRIPE_PUBLISHABLE_KEY",
    );
  });

  it("requires all settings of the audio store, or none", () => {
    const store = {
      AUDIO_STORE_URL: "https://s3.example.it/sounds",
      AUDIO_STORE_KEY_ID: "id",
      AUDIO_STORE_SECRET: "secret",
    };
    expect(parseEnv({ ...whole, ...store })).toMatchObject({ ...store, AUDIO_STORE_REGION: "us-east-1" });
    for (const name of Object.keys(store)) expect(() => parseEnv({ ...whole, ...store, [name]: "" })).toThrow(name);
  });
});
