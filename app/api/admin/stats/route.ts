import { requireAdmin } from "@/lib/accounts/gate";
import { getStats } from "@/lib/admin/queries/stats";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: async () => getStats(await requireAdmin()) });
