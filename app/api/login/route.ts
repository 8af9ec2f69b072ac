import { handleLogin } from "@/app/api/login/handle-login";
import { loginSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => handleLogin(await readJson(request, loginSchema)),
});
