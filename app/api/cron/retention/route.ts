import { requireBearer } from "@/lib/bearer";
import { parseInput } from "@/lib/errors";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { retentionSchema } from "@/lib/payments/schema";
import { route } from "@/lib/route";

/** Seconds a host such as Vercel may let it run: accounts are deleted one by one, each with its mail. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "CRON_SECRET");
    const { dry } = parseInput(retentionSchema, Object.fromEntries(new URL(request.url).searchParams));
    return purgeOldData(dry);
  },
});
