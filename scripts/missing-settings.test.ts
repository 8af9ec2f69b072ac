import { expect, it } from "vitest";
import { missingSettings } from "@/scripts/missing-settings";

it("lists each setting that a deployment on Vercel lacks, and none on an ordinary server", () => {
  const whole = {
    NODE_ENV: "production",
    VERCEL: "1",
    SMTP_URL: "smtps://mail.example",
    CRON_SECRET: "secret",
  } as const;
  expect(missingSettings(whole)).toEqual([]);
  expect(missingSettings({ ...whole, SMTP_URL: " " })).toEqual([expect.stringContaining("SMTP_URL is not set")]);
  expect(missingSettings({ NODE_ENV: "production", VERCEL: "1" })).toHaveLength(2);
  expect(missingSettings({ NODE_ENV: "production" })).toEqual([]);
});
