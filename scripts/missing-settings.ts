const WANTED = {
  SMTP_URL: "no mail can be sent: nobody can choose a new password or change their e-mail",
  CRON_SECRET: "/api/cron/work refuses the scheduler: no late mail, no queued correction, no retention",
};

/** A warning for each missing setting; none outside of Vercel. */
export function missingSettings(environment: NodeJS.ProcessEnv): string[] {
  if (!environment["VERCEL"]) return [];
  return Object.entries(WANTED)
    .filter(([name]) => !environment[name]?.trim())
    .map(([name, consequence]) => `Warning: ${name} is not set, so ${consequence}.`);
}
