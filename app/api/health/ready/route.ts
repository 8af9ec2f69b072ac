import { listSimulations } from "@/lib/exam/content/library";
import { AppError } from "@/lib/http/errors";
import { pingDatabase } from "@/lib/http/health";
import { route } from "@/lib/http/route";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { mailDelivery } from "@/lib/mail/delivery";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    // The load balancer stops sending new requests, while connected clients are still answered.
    if (isShuttingDown()) throw new AppError("unavailable");
    await pingDatabase();
    return { status: "ready", simulations: listSimulations().length, mail: mailDelivery() };
  },
});
