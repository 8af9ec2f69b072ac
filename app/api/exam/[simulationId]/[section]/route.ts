import { getLocale } from "next-intl/server";
import { getSimulation } from "@/lib/exam/content/library";
import { toSectionContent } from "@/lib/exam/kinds/table";
import { findAttemptAt, requireBegunAttempt, requireSectionOpen, sectionRecordOf } from "@/lib/exam/queries";
import { sectionSchema, simulationIdSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ simulationId: string; section: string }>({
  GET: async (_request, params) => {
    const candidate = await requireCandidate();
    const section = parsePathPart(sectionSchema, params.section);
    const simulation = getSimulation(parsePathPart(simulationIdSchema, params.simulationId));
    const attempt = requireBegunAttempt(candidate, await findAttemptAt(candidate, simulation.id));
    await requireSectionOpen(attempt, section);
    // A question section locks when it is corrected, the writing when it is handed in; then the solutions may be shown.
    const isCorrected = sectionRecordOf(attempt, section).lockedAt !== null;
    return toSectionContent(simulation, section, isCorrected, await getLocale());
  },
});
