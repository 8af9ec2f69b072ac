import { listSimulations } from "@/lib/exam/content/library";
import { pingDatabase } from "@/lib/health";
import { route } from "@/lib/route";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    await pingDatabase();
    return { status: "ready", simulations: listSimulations().length };
  },
});
