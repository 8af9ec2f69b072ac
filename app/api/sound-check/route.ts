import { requireAccount } from "@/lib/accounts/gate";
import { announcementPath } from "@/lib/exam/content/announcements";
import { serveRecording } from "@/lib/exam/recording";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import { route } from "@/lib/http/route";

/** The first words of a listening section, which reveal no content. */
const SOUND_CHECK_FILE = `${LISTENING_SECTIONS[0]}-opening.mp3`;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    await requireAccount();
    return serveRecording(announcementPath(SOUND_CHECK_FILE), request);
  },
});
