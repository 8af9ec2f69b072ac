import { after } from "next/server";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { reconcileSchema } from "@/lib/payments/schema";
import { requireBearer } from "@/lib/security/bearer";

/** In seconds, for hosts such as Vercel. Purchases are checked one by one. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "CRON_SECRET");
    const { days } = parseInput(reconcileSchema, Object.fromEntries(new URL(request.url).searchParams));
    const result = await reconcile(days);
    after(runQueuedJobs);
    return result;
  },
});
