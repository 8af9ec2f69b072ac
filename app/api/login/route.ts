import { answerLogin } from "@/app/api/login/answer-login";
import { loginSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => answerLogin(await readJson(request, loginSchema)),
});
