import { AppError } from "@/lib/errors";
import { listSimulations } from "@/lib/exam/content/library";
import { pingDatabase } from "@/lib/health";
import { mailDelivery } from "@/lib/mail/delivery";
import { route } from "@/lib/route";
import { isShuttingDown } from "@/lib/shutdown-state";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    // A balancer sends nobody here any more, while who is here already is still answered.
    if (isShuttingDown()) throw new AppError("unavailable");
    await pingDatabase();
    return { status: "ready", simulations: listSimulations().length, mail: mailDelivery() };
  },
});
