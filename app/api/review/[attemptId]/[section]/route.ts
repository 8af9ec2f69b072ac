import { getLocale } from "next-intl/server";
import { requireReviewer } from "@/lib/accounts/review-token";
import { attemptIdSchema, sectionSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { readReview } from "@/lib/report/queries";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string; section: string }>({
  GET: async (request, params) => {
    const account = await requireReviewer(request.headers.get("authorization"));
    const section = parsePathPart(sectionSchema, params.section);
    return readReview(account, parsePathPart(attemptIdSchema, params.attemptId), section, await getLocale());
  },
});
