import { answerWithRecording } from "@/lib/exam/recording";
import { sampleAudioPath } from "@/lib/exam/sample";
import { audioSpanSchema } from "@/lib/exam/schema";
import { parseInput } from "@/lib/http/errors";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const span = "from" in asked ? parseInput(audioSpanSchema, asked) : undefined;
    return answerWithRecording(sampleAudioPath(), request, { span });
  },
});
