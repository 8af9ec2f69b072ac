import { requireAdmin } from "@/lib/accounts/gate";
import { suspendExpired } from "@/lib/admin/mutations/suspend-expired";
import { bulkSuspensionSchema } from "@/lib/admin/schema";
import { readJson, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const admin = await requireAdmin();
    const suspension = await readJson(request, bulkSuspensionSchema);
    return { suspendedCount: await suspendExpired(admin, suspension) };
  },
});
