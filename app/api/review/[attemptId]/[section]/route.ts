import { getLocale } from "next-intl/server";
import { requireReviewer } from "@/lib/accounts/review-token";
import { parsePathPart } from "@/lib/errors";
import { attemptIdSchema, sectionSchema } from "@/lib/exam/schema";
import { readReview } from "@/lib/report/queries";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string; section: string }>({
  GET: async (request, params) => {
    const account = await requireReviewer(request.headers.get("authorization"));
    const section = parsePathPart(sectionSchema, params.section);
    return readReview(account, parsePathPart(attemptIdSchema, params.attemptId), section, await getLocale());
  },
});
