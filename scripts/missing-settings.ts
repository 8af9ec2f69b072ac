/** What a deployment on Vercel lacks, said while it is built: everything else works without these settings. */

const WANTED = {
  SMTP_URL: "no mail can be sent: nobody can choose a new password or change their e-mail",
  CRON_SECRET: "/api/cron/work refuses the scheduler: no late mail, no queued correction, no retention",
};

/**
 * @param environment of the build
 * @returns a line for each setting that is missing; none where the site runs in a server of its own
 */
export function missingSettings(environment: NodeJS.ProcessEnv): string[] {
  if (!environment["VERCEL"]) return [];
  return Object.entries(WANTED)
    .filter(([name]) => !environment[name]?.trim())
    .map(([name, consequence]) => `Warning: ${name} is not set, so ${consequence}.`);
}
