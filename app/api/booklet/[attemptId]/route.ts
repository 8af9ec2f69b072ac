import { getLocale, getTranslations } from "next-intl/server";
import { getSimulation } from "@/lib/exam/content/library";
import { PART_MINUTES } from "@/lib/exam/mode";
import { getPrintableAttempt } from "@/lib/exam/queries";
import { attemptIdSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";
import { productName } from "@/lib/product/product";
import { toBooklet } from "@/lib/report/booklet";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, params) => {
    const candidate = await requireCandidate();
    const attempt = await getPrintableAttempt(candidate, parsePathPart(attemptIdSchema, params.attemptId));
    const notes = await getTranslations("report.booklet.notes");
    const summary = await getTranslations("report.summary");
    const instructions = await getTranslations("exam.instructions");
    const product = productName();
    // During the attempt its page plays the listening and takes the answers; afterwards both are in the correction.
    const place = attempt.status === "closed" ? "corrected" : "underWay";
    const words = {
      product,
      notes: [
        summary("training"),
        notes("howTo"),
        notes("times", PART_MINUTES),
        notes(`${place}.listening`),
        notes(`${place}.answers`),
        summary("disclaimer", { product }),
      ],
      instructions: (await getLocale()) === "it" ? null : instructions,
    };
    return toBooklet(getSimulation(attempt.simulationId), words, new Date());
  },
});
