import { closeSession } from "@/lib/accounts/next-auth";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async () => {
    await closeSession();
    return { success: true };
  },
});
