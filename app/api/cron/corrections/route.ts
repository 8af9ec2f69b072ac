import { requireScheduler } from "@/lib/cron";
import { route } from "@/lib/route";
import { resumeCorrections } from "@/lib/writing/mutations/correct-writing";

export const maxDuration = 120;

/** How long one sweep goes on taking up work: what it took up last may need the rest of the time. */
const SWEEP_MS = 10_000;

// The scheduled sweep: takes up corrections that were left.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireScheduler(request);
    return { resumed: await resumeCorrections(SWEEP_MS) };
  },
});
