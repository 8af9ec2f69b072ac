import { handleLogin } from "@/app/api/login/handle-login";
import { DEMO_LEARNER } from "@/lib/accounts/demo-learner";
import { loginSchema } from "@/lib/accounts/schema";
import { env } from "@/lib/env";
import { AppError, parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async () => {
    if (env().DEMO_DATA !== "true") throw new AppError("not_found");
    return handleLogin(parseInput(loginSchema, DEMO_LEARNER));
  },
});
