import { requireAccount } from "@/lib/accounts/gate";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/route";

// Card payment is not configured in this version: the page says so, and so does the call.
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async () => {
    await requireAccount();
    throw new AppError("unavailable", "card payment is not configured");
  },
});
