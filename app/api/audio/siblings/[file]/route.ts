import { siblingAudioPath, siblingFileSchema } from "@/lib/exam/content/siblings";
import { serveRecording } from "@/lib/exam/recording";
import { audioSpanSchema } from "@/lib/exam/schema";
import { AppError, parseInput, parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireLearner } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ file: string }>({
  GET: async (request, params) => {
    await requireLearner();
    const path = siblingAudioPath(parsePathPart(siblingFileSchema, params.file));
    if (!path) throw new AppError("not_found");
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const span = "from" in parameters ? parseInput(audioSpanSchema, parameters) : undefined;
    return serveRecording(path, request, { span });
  },
});
