import { requireScheduler } from "@/lib/cron";
import { sendDueMails } from "@/lib/payments/mutations/send-due-mails";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    requireScheduler(request);
    return sendDueMails();
  },
});
