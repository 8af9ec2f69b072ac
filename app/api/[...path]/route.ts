import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

const deny = async () => {
  throw new AppError("not_found");
};

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: deny, POST: deny, PUT: deny, PATCH: deny, DELETE: deny });
