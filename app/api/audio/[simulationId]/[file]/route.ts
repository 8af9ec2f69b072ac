import { requireAccount } from "@/lib/accounts/gate";
import { parsePathPart } from "@/lib/errors";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { hasCorrected } from "@/lib/exam/queries";
import { answerWithRecording } from "@/lib/exam/recording";
import { audioFileSchema, simulationIdSchema } from "@/lib/exam/schema";
import { requireLearner } from "@/lib/payments/gate";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ simulationId: string; file: string }>({
  GET: async (request, params) => {
    const account = await requireAccount();
    const simulation = getSimulation(parsePathPart(simulationIdSchema, params.simulationId));
    const section = parsePathPart(audioFileSchema, params.file);
    // A review stays open when the access is over: what a learner has corrected they may hear again.
    if (!(await hasCorrected(account, simulation.id, section))) await requireLearner();
    return answerWithRecording(audioPath(simulation.id, `${section}.mp3`), request);
  },
});
