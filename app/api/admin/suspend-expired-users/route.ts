import { z } from "zod";
import { requireAdmin } from "@/lib/accounts/gate";
import { suspendExpired } from "@/lib/admin/mutations/suspend-expired";
import { readJson, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const admin = await requireAdmin();
    await readJson(request, z.object({}));
    return { suspendedCount: await suspendExpired(admin) };
  },
});
