import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/route";
import { resumeCorrections } from "@/lib/writing/mutations/correct-writing";

export const maxDuration = 120;

/** How long one sweep goes on taking up work: what it took up last may need the rest of the time. */
const SWEEP_MS = 10_000;

/** The scheduled sweep: takes up corrections that were left. Vercel's scheduler sends `CRON_SECRET` as a bearer token. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireScheduler(request);
    return { resumed: await resumeCorrections(SWEEP_MS) };
  },
});

/** @throws AppError unauthenticated for everybody else, and where no secret is configured */
function requireScheduler(request: Request): void {
  const { CRON_SECRET: secret } = env();
  const given = request.headers.get("authorization") ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw new AppError("unauthenticated");
}
