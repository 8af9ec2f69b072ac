import { requireAccount } from "@/lib/accounts/gate";
import { parseInput, parsePathPart } from "@/lib/errors";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { findAttemptAt, hasCorrected, requireNoSitting, requireUnderWay } from "@/lib/exam/queries";
import { answerWithRecording } from "@/lib/exam/recording";
import { audioFileSchema, audioSpanSchema, simulationIdSchema } from "@/lib/exam/schema";
import { isLearner, requireCandidate } from "@/lib/payments/gate";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ simulationId: string; file: string }>({
  GET: async (request, params) => {
    const account = await requireAccount();
    const simulation = getSimulation(parsePathPart(simulationIdSchema, params.simulationId));
    const section = parsePathPart(audioFileSchema, params.file);
    await requireNoSitting(account, simulation.id);
    // A review stays open when the access is over: what a learner has corrected they may hear again.
    if (!(await hasCorrected(account, simulation.id, section))) {
      const candidate = await requireCandidate();
      if (!isLearner(candidate)) requireUnderWay(candidate, await findAttemptAt(candidate, simulation.id));
    }
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const span = "from" in asked ? parseInput(audioSpanSchema, asked) : undefined;
    return answerWithRecording(audioPath(simulation.id, `${section}.mp3`), request, { span });
  },
});
