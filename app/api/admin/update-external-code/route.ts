import { requireAdmin } from "@/lib/accounts/gate";
import { setExternalCode } from "@/lib/admin/mutations/set-external-code";
import { externalCodeSchema } from "@/lib/admin/schema";
import { readJson, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const admin = await requireAdmin();
    const { userId, externalCode } = await readJson(request, externalCodeSchema);
    await setExternalCode(admin, { id: userId }, externalCode);
    return { success: true };
  },
});
