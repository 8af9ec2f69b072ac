import { AppError } from "@/lib/errors";
import { route } from "@/lib/route";

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
