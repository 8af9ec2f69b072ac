import { route } from "@/lib/http/route";
import { readMetrics } from "@/lib/observability/metrics";
import { requireBearer } from "@/lib/security/bearer";

export const dynamic = "force-dynamic";

// Metrics of this process alone: the monitor scrapes each process.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "METRICS_SECRET");
    const { text, type } = await readMetrics();
    return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  },
});
