import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { startSession } from "@/app/api/login/handle-login";
import { registerAccount } from "@/lib/accounts/mutations/register-account";
import { registrationSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { clientAddress } from "@/lib/security/client-address";
import { limitAct } from "@/lib/security/rate-limit";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const registration = await readJson(request, registrationSchema);
    await limitAct("register", { account: registration.email, address: await clientAddress() });
    const session = await registerAccount(registration, await getLocale(), new Date());
    const profile = await startSession(session, registration.email);
    after(runQueuedJobs);
    return Response.json(profile, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
