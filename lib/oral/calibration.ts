import type { Level } from "@/lib/oral/content/schema";
import type { OralScores } from "@/lib/oral/criteria";

/**
 * Three answers to one question, with which learners train their ear before they listen to themselves. The scores are
 * ours and leave out pronunciation; the reasons are `oral.calibration` in the messages. With its point for
 * pronunciation, the sample `basta` has 7 of 12, the minimum that can be carried over to a later session.
 */
export const CALIBRATION: { question: string; samples: Record<Level, { text: string; scores: OralScores }> } = {
  question: "Che cosa fa di solito il fine settimana?",
  samples: {
    debole: {
      text: "Sabato lavoro. Domenica casa. Dormire, mangiare, telefono… mia famiglia. Eh… parco. Sì, bello.",
      scores: { efficacia: 1, morfosintassi: 1, lessico: 1 },
    },
    basta: {
      text: "Allora, il sabato lavoro fino alle due, in un… come si dice, dove lavano le macchine. La domenica dormo molto e poi vado in parco con miei amici. Giochiamo a pallone e mangiamo insieme. Mi piace, perché la settimana non vedo nessuno.",
      scores: { efficacia: 3, morfosintassi: 2, lessico: 1 },
    },
    bene: {
      text: "Mah, dipende dai turni. Se il sabato sono libera vado a piscina, poi faccio la spesa, così la domenica non ci penso più. E la domenica si pranza da mia cugina: ognuno porta qualcosa, e finiamo alle cinque! L'ultima volta ho fatto una torta salata e mi hanno chiesto tutti per la ricetta.",
      scores: { efficacia: 4, morfosintassi: 3, lessico: 3 },
    },
  },
};

/** The texts of the samples. */
export const CALIBRATION_TEXTS = Object.values(CALIBRATION.samples).map(({ text }) => text);
