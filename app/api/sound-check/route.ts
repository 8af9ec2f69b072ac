import { requireAccount } from "@/lib/accounts/gate";
import { announcementPath } from "@/lib/exam/content/announcements";
import { answerWithRecording } from "@/lib/exam/recording";
import { route } from "@/lib/http/route";

/** What somebody hears who tries their headphones: the first words of a listening section, which give nothing away. */
const SPOKEN = "ascolto1-opening.mp3";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    await requireAccount();
    return answerWithRecording(announcementPath(SPOKEN), request);
  },
});
