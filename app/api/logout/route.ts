import { closeSession } from "@/lib/accounts/next-auth";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async () => {
    await closeSession();
    return { success: true };
  },
});
