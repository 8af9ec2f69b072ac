/** The areas of a draw. */
export const AREAS = ["daily", "civic", "work"] as const;

export type Area = (typeof AREAS)[number];

/** The twelve groups of topics, four topics each. A topic's id is the name of its file in `content/topics/`. */
export const TOPIC_MAP = {
  casa: { area: "daily", topics: ["cercare-casa", "i-vicini", "un-guasto", "il-trasloco"] },
  quartiere: {
    area: "daily",
    topics: ["la-tua-citta", "un-posto-che-frequenti", "i-mezzi-pubblici", "quando-fa-molto-caldo"],
  },
  spese: { area: "daily", topics: ["fare-la-spesa", "comprare-online", "un-acquisto-sbagliato", "risparmiare"] },
  "a-tavola": {
    area: "daily",
    topics: ["un-piatto-che-conosci", "mangiare-fuori", "la-pausa-pranzo", "colazione-qui-e-la"],
  },
  "tempo-libero": {
    area: "daily",
    topics: ["sport-e-passioni", "un-invito-a-casa", "amicizie", "qui-e-nel-tuo-paese"],
  },
  salute: {
    area: "civic",
    topics: ["il-medico-di-famiglia", "in-farmacia", "prenotare-una-visita", "stare-in-forma"],
  },
  uffici: { area: "civic", topics: ["allo-sportello", "i-servizi-online", "la-carta-d-identita", "le-tasse"] },
  "vivere-insieme": {
    area: "civic",
    topics: ["le-regole-del-condominio", "i-rifiuti", "il-volontariato", "chiamare-il-112"],
  },
  muoversi: {
    area: "civic",
    topics: ["la-patente", "in-bici-e-in-monopattino", "un-viaggio-in-treno", "guidare-in-citta"],
  },
  "cercare-lavoro": {
    area: "work",
    topics: ["gli-annunci", "il-curriculum", "il-colloquio-di-lavoro", "imparare-un-mestiere"],
  },
  "al-lavoro": { area: "work", topics: ["una-giornata-di-lavoro", "i-colleghi", "i-turni", "la-sicurezza"] },
  imparare: {
    area: "work",
    topics: ["imparare-l-italiano", "studiare-da-adulti", "la-scuola-dei-ragazzi", "la-biblioteca"],
  },
} as const satisfies Record<string, { area: Area; topics: readonly [string, string, string, string] }>;

export type Group = keyof typeof TOPIC_MAP;
export type TopicId = (typeof TOPIC_MAP)[Group]["topics"][number];

export const GROUPS = Object.keys(TOPIC_MAP) as [Group, ...Group[]];

/** All topics, in the order of the map. */
export const TOPIC_IDS: readonly TopicId[] = GROUPS.flatMap((group) => TOPIC_MAP[group].topics);

export function isTopicId(value: unknown): value is TopicId {
  return TOPIC_IDS.some((id) => id === value);
}
