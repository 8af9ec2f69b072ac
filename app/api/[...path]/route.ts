import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

const unknown = async () => {
  throw new AppError("not_found");
};

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});
