import { signOut } from "@/lib/accounts/next-auth";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async () => {
    await signOut();
    return { success: true };
  },
});
