import { runDueJobs } from "@/app/job-rounds";
import { route } from "@/lib/http/route";
import { requireBearer } from "@/lib/security/bearer";

/** Seconds a host such as Vercel may let it run: what was taken up last may need two minutes. */
export const maxDuration = 300;

// One round of all work that outlives a request, for where no server stays up to do it by itself.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "CRON_SECRET");
    return runDueJobs();
  },
});
