import { after } from "next/server";
import { requireBearer } from "@/lib/bearer";
import { parseInput } from "@/lib/errors";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { reconcileSchema } from "@/lib/payments/schema";
import { route } from "@/lib/route";
import { runQueuedJobs } from "@/lib/run-queued-jobs";

/** Seconds a host such as Vercel may let it run: it asks about purchases one by one. */
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
