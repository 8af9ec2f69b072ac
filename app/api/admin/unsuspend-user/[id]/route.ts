import { requireAdmin } from "@/lib/accounts/gate";
import { reactivateStudent } from "@/lib/admin/mutations/suspend-student";
import { studentIdSchema } from "@/lib/admin/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (_request, params) => {
    await reactivateStudent(await requireAdmin(), { userId: parsePathPart(studentIdSchema, params.id) });
    return { success: true };
  },
});
