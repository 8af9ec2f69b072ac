import { inject } from "vitest";

/** The settings of the site that the HTTP tests of this worker ask. */
export function serverEnv(): Record<string, string> {
  const env = inject("serverEnvs")[Number(process.env["VITEST_POOL_ID"]) - 1];
  if (env === undefined) throw new Error("there are more workers than sites");
  return env;
}
