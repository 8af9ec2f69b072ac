import { requireAdmin } from "@/lib/accounts/gate";
import { getUserDetails } from "@/lib/admin/queries/student";
import { studentIdSchema } from "@/lib/admin/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  GET: async (_request, params) => getUserDetails(await requireAdmin(), parsePathPart(studentIdSchema, params.id)),
});
