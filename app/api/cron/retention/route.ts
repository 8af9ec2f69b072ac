import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { retentionSchema } from "@/lib/payments/schema";
import { requireBearer } from "@/lib/security/bearer";

/** In seconds, for hosts such as Vercel. Accounts are deleted one by one, each with an e-mail. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "CRON_SECRET");
    const { dry } = parseInput(retentionSchema, Object.fromEntries(new URL(request.url).searchParams));
    return purgeOldData(dry);
  },
});
