/**
 * Everything for the main user journey: the built functions behind their router, a database, and stand-ins for the
 * outside services.
 */
import { rmSync } from "node:fs";
import { type AnthropicStandIn, correctingReply, startAnthropic } from "@/tests/support/anthropic";
import { openTestDatabase, TEST_SECRET } from "@/tests/support/database";
import { type RequestRecorder, startRequestRecorder } from "@/tests/support/request-recorder";
import { type MailServer, startMailServer } from "@/tests/support/smtp";
import { buildForVercel } from "@/tests/vercel/build";
import { startVercelSite, type VercelSite } from "@/tests/vercel/site";
import { unpackBuild } from "@/tests/vercel/unpack-build";

export const CRON_SECRET = "a cron secret only for tests";

export type Stage = {
  /** The built tree. */
  tree: string;
  /** The build's log; empty for an existing build. */
  printed: string;
  /** The settings of the main site: mail, the AI teacher and error reports go to the stand-ins. */
  env: Record<string, string>;
  mail: MailServer;
  anthropic: AnthropicStandIn;
  reports: RequestRecorder;
  /** Runs some work with another site on the same database that has only the required settings. */
  atBareSite(work: (site: VercelSite) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Builds, unless VERCEL_TREE names an existing build, and starts everything. */
export async function openStage(): Promise<Stage> {
  const given = process.env["VERCEL_TREE"];
  const { tree, printed } = given ? { tree: given, printed: "" } : await buildForVercel();
  const functions = unpackBuild(tree);
  const [database, mail, anthropic, reports] = await Promise.all([
    openTestDatabase(),
    startMailServer(),
    startAnthropic(),
    startRequestRecorder(),
  ]);
  anthropic.answerWith(correctingReply({ "ho andato": "sono andato", bello: "bella" }));
  const needed = { DATABASE_URL: database.url, NEXTAUTH_SECRET: TEST_SECRET, CRON_SECRET };
  const site = await startVercelSite(functions, {
    ...needed,
    SMTP_URL: mail.url,
    ANTHROPIC_API_KEY: "test-key",
    ANTHROPIC_BASE_URL: anthropic.url,
    ERROR_REPORT_URL: reports.url,
  });
  const atBareSite = async (work: (site: VercelSite) => Promise<void>) => {
    const bare = await startVercelSite(functions, needed);
    await work(bare).finally(bare.stop);
  };
  const close = async () => {
    await site.stop();
    functions.remove();
    await Promise.all([database.stop(), mail.stop(), anthropic.stop(), reports.stop()]);
    if (!given) rmSync(tree, { recursive: true, force: true });
  };
  return { tree, printed, env: site.env, mail, anthropic, reports, atBareSite, close };
}
