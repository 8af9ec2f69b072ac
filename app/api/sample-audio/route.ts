import { serveRecording } from "@/lib/exam/recording";
import { sampleAudioPath } from "@/lib/exam/sample";
import { audioSpanSchema } from "@/lib/exam/schema";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const span = "from" in parameters ? parseInput(audioSpanSchema, parameters) : undefined;
    return serveRecording(sampleAudioPath(), request, { span });
  },
});
