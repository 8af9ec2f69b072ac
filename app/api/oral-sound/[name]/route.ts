import { serveRecording } from "@/lib/exam/recording";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { findSoundPath } from "@/lib/oral/content/sounds";
import { requireLearner } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ name: string }>({
  GET: async (request, { name }) => {
    await requireLearner();
    const path = findSoundPath(name);
    if (!path) throw new AppError("not_found");
    return serveRecording(path, request);
  },
});
