import { requireBearer } from "@/lib/bearer";
import { readMetrics } from "@/lib/metrics";
import { route } from "@/lib/route";

export const dynamic = "force-dynamic";

// What this process has done and how it is, for a monitor that asks each process by itself.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireBearer(request, "METRICS_SECRET");
    const { text, type } = await readMetrics();
    return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  },
});
