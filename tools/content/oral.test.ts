import { describe, expect, it } from "vitest";
import type { OralTopic } from "@/lib/oral/content/schema";
import { ORAL_CONTENT_DIR, readTopic } from "@/lib/oral/content/topics";
import { TOPIC_MAP, type TopicId } from "@/lib/oral/topic-map";
import { describeFault } from "./fault";
import { checkTopics, inspectOral } from "./oral";

/** A group, and a topic of another area. Faults that only the whole map avoids remain. */
const topics = [...TOPIC_MAP["al-lavoro"].topics, "cercare-casa" as const].map((id) => readTopic(ORAL_CONTENT_DIR, id));

/** The faults of these topics once one of them has changed. */
function faultsOf(change: (topic: OralTopic) => void, id: TopicId = "i-colleghi"): string {
  const copy = structuredClone(topics);
  const changed = copy.find((topic) => topic.id === id);
  if (!changed) throw new Error(`no topic ${id}`);
  change(changed);
  return checkTopics(copy).map(describeFault).join("\n");
}

/** Says a model's answer differently. */
const sayIn = (level: "basta" | "bene", turn: number, say: (text: string) => string) => (topic: OralTopic) => {
  const answer = topic.models[level].turns[turn];
  if (!answer) throw new Error(`no turn ${turn}`);
  answer.text = say(answer.text);
};

describe("the topics", () => {
  it("are 48, and have no faults", () => {
    const { topics: read, faults } = inspectOral(ORAL_CONTENT_DIR);
    expect(faults.map(describeFault)).toEqual([]);
    expect(read).toHaveLength(48);
  });

  it("are each reported if their file is missing", () => {
    const { topics: read, faults } = inspectOral("/no-such-folder");
    expect(read).toEqual([]);
    expect(faults.filter(({ message }) => message.endsWith("the file is missing"))).toHaveLength(48);
  });
});

describe("a question is at fault", () => {
  it.each([
    ["when yes or no answers it", "Ha un collega simpatico?", "can be answered by yes or no"],
    [
      "when it agrees with the candidate",
      "Quando è andato al lavoro, l'ultima volta?",
      "agrees with the candidate's gender",
    ],
    ["when it points at an earlier answer", "Che cosa si fa lì?", "points at an earlier answer"],
    ["when it says tu", "Come sono i tuoi colleghi?", "does not say Lei"],
    ["when it is too long", `Come sono ${"davvero ".repeat(25)}i colleghi?`, "is too long"],
  ])("%s", (_when, question, fault) => {
    expect(faultsOf((topic) => (topic.followUps[1] = question))).toContain(`"${question}" ${fault}`);
  });

  it.each([
    "È meglio lavorare da soli o in compagnia?",
    "Com'è andata la giornata?",
    "Mi racconti una riunione che è andata male.",
  ])("but not: %s", (question) => {
    expect(faultsOf((topic) => (topic.followUps[1] = question))).not.toContain(`"${question}"`);
  });
});

describe("a draw", () => {
  it("never holds one pair of general questions twice, in whatever order they are asked", () => {
    const copied = faultsOf((topic) => (topic.general = ["difficile", "appena-arrivato"]));
    expect(copied).toContain("a draw may hold appena-arrivato and difficile twice");
    expect(faultsOf((topic) => (topic.general = ["piace", "piace"]))).toContain("asks one general question twice");
  });
});

describe("the words", () => {
  it("are said in the models, and not only in the good one", () => {
    expect(
      faultsOf(({ words: [word] }) => {
        if (word) word.heard = "ombrellone";
      }),
    ).toContain('no model says "ombrellone"');
    expect(
      faultsOf(({ words }) => {
        for (const word of words) word.heard = "falegnameria";
      }),
    ).toContain("only the good model says the words");
  });
});

describe("a model is at fault", () => {
  it.each([
    [
      "when it is too long",
      sayIn("bene", 1, (text) => `${text} ${"Poi si lavora ancora. ".repeat(20)}`),
      "words, not 150 to 220",
    ],
    [
      "when its sentences are too long",
      sayIn("bene", 1, (text) => text.replaceAll(/[.!?…]/g, ",")),
      "has sentences of",
    ],
    [
      "when it has no fillers",
      ({ models }: OralTopic) => {
        for (const turn of models.bene.turns) turn.text = turn.text.replaceAll(/\b(?:Mah|ecco|direi|guardi)\b/g, "poi");
      },
      "fillers in 150 words",
    ],
    [
      "when its points are out of range",
      ({ models }: OralTopic) => (models.basta.scores.lessico = 0),
      "points, not 6 to 8",
    ],
    ["when a question is left out", ({ models }: OralTopic) => models.bene.turns.pop(), "has the questions"],
    [
      "when it falls silent",
      ({ models: { bene } }: OralTopic) => {
        for (const turn of bene.turns) turn.silent = true;
      },
      "falls silent",
    ],
    [
      "when a reason states another mark",
      ({ models }: OralTopic) => (models.basta.notes.lessico = "1 su 3. «tovaglie»."),
      'does not begin with "2 su 3."',
    ],
    [
      "when a reason quotes nothing",
      ({ models }: OralTopic) => (models.basta.notes.lessico = "3 su 3. Va bene."),
      "quotes nothing",
    ],
    [
      "when a reason quotes what nobody says",
      ({ models }: OralTopic) => (models.basta.notes.lessico = "3 su 3. «ombrellone»."),
      "quotes «ombrellone»",
    ],
  ])("%s", (_when, change, fault) => {
    expect(faultsOf((topic) => void change(topic))).toContain(fault);
  });
});

describe("two models", () => {
  const others = topics.find(({ id }) => id === "i-turni")?.models.bene;

  it("do not open alike, or share a phrase", () => {
    const opening = others?.turns[0]?.text ?? "";
    const faults = faultsOf(sayIn("bene", 0, () => opening));
    expect(faults).toContain('models open alike with "di notte l\'"');
    expect(faults).toContain("as i-colleghi bene does");
  });

  it("have speakers of different names", () => {
    expect(faultsOf(({ models }) => (models.bene.speaker.name = others?.speaker.name ?? ""))).toContain(
      "two speakers are called",
    );
  });

  it("of a group have at least four first languages among them", () => {
    const copy = structuredClone(topics);
    for (const { group, models } of copy)
      if (group === "al-lavoro") models.basta.speaker.language = models.bene.speaker.language = "ro";
    expect(checkTopics(copy).map(describeFault).join("\n")).toContain("the speakers of al-lavoro");
  });
});
