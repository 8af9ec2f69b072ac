import { runDueJobs } from "@/app/job-rounds";
import { route } from "@/lib/http/route";
import { requireBearer } from "@/lib/security/bearer";

/** In seconds, for hosts such as Vercel. The last correction may take two minutes. */
export const maxDuration = 300;

// One round of all background jobs, for hosts without a long-running server.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "CRON_SECRET");
    return runDueJobs();
  },
});
