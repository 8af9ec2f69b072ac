import { route } from "@/lib/http/route";
import { readMetrics } from "@/lib/observability/metrics";
import { requireBearer } from "@/lib/security/bearer";

export const dynamic = "force-dynamic";

// What this process has done and how it is, for a monitor that asks each process by itself.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "METRICS_SECRET");
    const { text, type } = await readMetrics();
    return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  },
});
