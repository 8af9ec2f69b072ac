import { requireAccount } from "@/lib/accounts/gate";
import { presignRecording, redirectToStore } from "@/lib/exam/audio-store";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { findAttemptAt, hasCorrected, requireBegunAttempt, requireNoActiveSitting } from "@/lib/exam/queries";
import { serveRecording } from "@/lib/exam/recording";
import { audioFileSchema, audioSpanSchema, simulationIdSchema } from "@/lib/exam/schema";
import { parseInput, parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ simulationId: string; file: string }>({
  GET: async (request, params) => {
    const account = await requireAccount();
    const simulation = getSimulation(parsePathPart(simulationIdSchema, params.simulationId));
    const section = parsePathPart(audioFileSchema, params.file);
    await requireNoActiveSitting(account, simulation.id);
    // Learners without access may still listen to sections they have had corrected.
    if (!(await hasCorrected(account, simulation.id, section))) {
      requireBegunAttempt(await requireCandidate(), await findAttemptAt(account, simulation.id));
    }
    const path = audioPath(simulation.id, `${section}.mp3`);
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    // The server cuts the excerpt, because the store serves byte ranges and knows nothing of MP3 frames.
    if ("from" in parameters) return serveRecording(path, request, { span: parseInput(audioSpanSchema, parameters) });
    // A page that copies a recording to the device may connect to this site only.
    const link = "whole" in parameters ? null : await presignRecording(path);
    return link ? redirectToStore(link) : serveRecording(path, request);
  },
});
