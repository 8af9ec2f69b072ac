import { requireAccount } from "@/lib/accounts/gate";
import { announcementPath } from "@/lib/exam/content/announcements";
import { answerWithRecording } from "@/lib/exam/recording";
import { route } from "@/lib/http/route";

/** The first words of a listening section, which reveal no content. */
const SPOKEN = "ascolto1-opening.mp3";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    await requireAccount();
    return answerWithRecording(announcementPath(SPOKEN), request);
  },
});
