import { LEVELS, type OralTopic } from "@/lib/oral/content/schema";
import { GROUPS } from "@/lib/oral/topic-map";
import { candidateText } from "./oral-models";
import { wordsOf } from "./prose";

const OPENING_WORDS = 3;
/** Models that may begin with the same word, unless it is an article or a preposition. */
const MAX_SAME_FIRST_WORD = 4;
const EMPTY_WORD = /^(?:il|lo|la|l'|i|gli|le|un|uno|una|un'|a|al|da|di|in|nel|per|con)$/;
/** So many words in a row belong to one model only. */
const PHRASE_WORDS = 6;
const MIN_LANGUAGES = 4;
const REGIONS = 20;

/** Faults of the topics together: what a draw, or reading many topics, would show. */
export function findVarietyFaults(topics: readonly OralTopic[]): string[] {
  return [findPairFaults, findOpeningFaults, findPhraseFaults, findSpeakerFaults].flatMap((find) => find(topics));
}

const models = (topics: readonly OralTopic[]) =>
  topics.flatMap((topic) => LEVELS.map((level) => ({ name: `${topic.id} ${level}`, level, ...topic.models[level] })));

const speakers = (topics: readonly OralTopic[]) =>
  topics.flatMap(({ group, models: { basta, bene } }) => [basta, bene].map(({ speaker }) => ({ group, ...speaker })));

/** A draw takes a topic from each of four groups, so one pair of general questions must stay within one group. */
function findPairFaults(topics: readonly OralTopic[]): string[] {
  const pairs = Map.groupBy(topics, ({ general }) => general.toSorted().join(" and "));
  return [...pairs]
    .filter(([, sharing]) => new Set(sharing.map(({ group }) => group)).size > 1)
    .map(([pair, sharing]) => `a draw may hold ${pair} twice: ${sharing.map(({ id }) => id).join(", ")}`);
}

function findOpeningFaults(topics: readonly OralTopic[]): string[] {
  const spoken = models(topics).filter(({ level }) => level !== "debole");
  const openingOf = (count: number) => (model: (typeof spoken)[number]) =>
    wordsOf(candidateText(model)).slice(0, count).join(" ");
  const alike = [...Map.groupBy(spoken, openingOf(OPENING_WORDS))].filter(([, same]) => same.length > 1);
  const often = [...Map.groupBy(spoken, openingOf(1))].filter(
    ([word, same]) => same.length > MAX_SAME_FIRST_WORD && !EMPTY_WORD.test(word),
  );
  return [...alike, ...often].map(
    ([opening, same]) => `models open alike with "${opening}": ${same.map(({ name }) => name).join(", ")}`,
  );
}

function findPhraseFaults(topics: readonly OralTopic[]): string[] {
  const owners = new Map<string, string>();
  return models(topics).flatMap(({ name, turns }) => {
    const phrases = turns.flatMap(({ text }) => {
      const words = wordsOf(text);
      return words.slice(PHRASE_WORDS - 1).map((_word, start) => words.slice(start, start + PHRASE_WORDS).join(" "));
    });
    return [...new Set(phrases)].flatMap((phrase) => {
      const owner = owners.get(phrase);
      if (owner === undefined) owners.set(phrase, name);
      return owner === undefined ? [] : [`${name} says "${phrase}", as ${owner} does`];
    });
  });
}

function findSpeakerFaults(topics: readonly OralTopic[]): string[] {
  const people = speakers(topics);
  const names = people.map(({ name }) => name);
  const few = GROUPS.filter((group) => {
    const languages = new Set(people.filter((person) => person.group === group).map(({ language }) => language));
    return languages.size < MIN_LANGUAGES;
  });
  const regions = new Set(people.map(({ region }) => region)).size;
  return [
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `two speakers are called ${name}`),
    ...few.map((group) => `the speakers of ${group} have fewer than ${MIN_LANGUAGES} first languages`),
    ...(regions === REGIONS ? [] : [`the speakers live in ${regions} regions, not ${REGIONS}`]),
  ];
}

/** First languages and regions of the speakers. */
export function describeSpeakers(topics: readonly OralTopic[]): string {
  const people = speakers(topics);
  const count = (key: "language" | "region") => new Set(people.map((person) => person[key])).size;
  return `${people.length} speakers of ${count("language")} first languages in ${count("region")} regions`;
}
