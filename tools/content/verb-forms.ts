/**
 * Verb forms excluded from the questions: futuro, passato remoto, congiuntivo. Recognised by ending and by whether
 * their infinitive is an Italian word, so that "operai", "però" and "biglietti" pass. Ambiguous forms are decided by
 * grammatical rules, never by exceptions for single sentences.
 */

export type IsWord = (word: string) => boolean;

export type Tense = "futuro" | "passato remoto" | "congiuntivo";

/** Irregular future stems, compounds included ("otterr-", "rived-r-"). */
const IRREGULAR_FUTURE =
  /(^sa|^a(v|nd)|^d(ov|a|i)|^fa|^sta|pot|sap|ved|viv|[vt]er|vor|riman?r|ber|cad|god|[pd]or|trar|dur|val?r|rifa|ridi)r(ò|ai|à|emo|ete|anno)$/;
const FUTURE = /^(.+)([ei])r(ò|ai|à|emo|ete|anno)$/;

/** Irregular forms ("fece", "venni"); those that are participles too are below. */
const IRREGULAR_REMOTE =
  /^(fui|fosti|fu|fummo|foste|furono|ebb[ei]|ebbero|(?:ri|pre|intra)?vid[ei]|(?:ri)?videro|(?:ri)?sepp[ei]|(?:ri)?seppero|(?:.*)(fec[ei]|fecero|diss[ei]|dissero|venn[ei]|vennero|tenn[ei]|tennero|scriss[ei]|scrissero|rispos[ei]|risposero|rimas[ei]|rimasero|diede|diedi|diedero|stett[ei]|stettero|volle|volli|vollero|less[ei]|lessero|nacqu[ei]|nacquero|piacque|piacquero|conobb[ei]|conobbero|mise|misero|presero|chiesero|corsero|decisero|scesero|chiusero|persero|misi))$/;
/** Passato remoto or participle ("prese", "scesi"): counts only directly after its subject. */
const REMOTE_OR_PARTICIPLE = /(pres[ei]|sces[ei]|chius[ei]|chies[ei]|pers[ei]|decis[ei]|cors[ei]|acces[ei])$/;
const SUBJECT = /^(io|tu|lui|lei|egli|ella|si|chi)$/;

const IRREGULAR_SUBJUNCTIVE =
  /^((si|abbi|vad|sti|poss|debb|sappi|veng|(ot|con|man|trat|sos)?teng|esc)a(no)?|(di|vogli|facci|dic)ano|(fo|ave|face|dice|beve|propone)ss([ei]|ero|imo)|(ste|de)ss(ero|imo))$/;
/** Nouns or polite imperatives too: subjunctive only after "che" and an optional subject. */
const SUBJUNCTIVE_OR_NOUN = /^(faccia|voglia|dica)$/;
const PAST_SUBJUNCTIVE = /^(.{2,})([aei])ss([ei]|ero|imo)$/;

const SUBJUNCTIVE_TRIGGER =
  /(?:^|[^\p{L}])(affinché|benché|sebbene|purché|nonostante che|prima che|senza che|a meno che|nel caso che|può darsi che|(?:bisogna|occorre|sembra|pare|(?:non )?(?:spero|speri|spera|sperano|voglio|vuoi|vuole|vogliamo|vogliono|penso|pensi|pensa|pensano|credo|crede|credono|preferisco|preferisce|temo|teme)|è (?:meglio|importante|necessario|possibile|impossibile|probabile|giusto|utile|bello|normale|strano)) che)(?=[^\p{L}]|$)/u;

/** The rare tense of a word, given the words before it; undefined if it may be something else. */
export function rareTenseOf(word: string, before: readonly string[], isWord: IsWord): Tense | undefined {
  if (isFuture(word, isWord)) return "futuro";
  if (isSubjunctive(word, before, isWord)) return "congiuntivo";
  return isRemote(word, before, isWord) ? "passato remoto" : undefined;
}

export function subjunctiveTriggerIn(sentence: string): string | undefined {
  return SUBJUNCTIVE_TRIGGER.exec(sentence.toLowerCase())?.[1];
}

function isFuture(word: string, isWord: IsWord): boolean {
  if (IRREGULAR_FUTURE.test(word)) return true;
  const [, stem, vowel, ending] = FUTURE.exec(word) ?? [];
  // A stem of one letter is a noun ("però", "mirò"); "-aio" makes trades ("operaio", "operai").
  if (stem === undefined || stem.length < 2 || (ending === "ai" && isWord(`${word}o`))) return false;
  const hard = stem.endsWith("h") ? stem.slice(0, -1) : stem;
  const infinitives = vowel === "i" ? [`${stem}ire`] : [`${stem}ere`, `${hard}are`, `${stem}iare`];
  return infinitives.some(isWord);
}

function isRemote(word: string, before: readonly string[], isWord: IsWord): boolean {
  if (IRREGULAR_REMOTE.test(word)) return true;
  if (REMOTE_OR_PARTICIPLE.test(word)) return /^(io|lui|lei|egli|ella|chi)$/.test(before.at(-1) ?? "");
  const comesFrom = (ending: RegExp, infinitive: string) => {
    const [, stem] = ending.exec(word) ?? [];
    return stem !== undefined && isWord(stem + infinitive);
  };
  const isNoun = (ending: string, singular: string) => word.endsWith(ending) && isWord(word.slice(0, -1) + singular);
  return (
    comesFrom(/^(.{2,})(?:ò|ammo|arono)$/u, "are") ||
    (comesFrom(/^(.{2,})ai$/u, "are") && !isNoun("i", "io")) ||
    comesFrom(/^(.{2,})(?:ì|ii|immo|irono)$/u, "ire") ||
    comesFrom(/^(.{2,})(?:é|ei|emmo|erono|ett[ei]|ettero)$/u, "ere") ||
    // "-sti" and "-ste" also end nouns and participles ("registi", "rimaste"): those have a form in "-sto" or "-sta".
    (!isNoun("i", "o") &&
      !isNoun("i", "a") &&
      !isNoun("e", "o") &&
      !isNoun("e", "a") &&
      (comesFrom(/^(.{2,})ast[ei]$/u, "are") ||
        comesFrom(/^(.{2,})est[ei]$/u, "ere") ||
        comesFrom(/^(.{2,})ist[ei]$/u, "ire")))
  );
}

function isSubjunctive(word: string, before: readonly string[], isWord: IsWord): boolean {
  if (IRREGULAR_SUBJUNCTIVE.test(word)) return true;
  if (SUBJUNCTIVE_OR_NOUN.test(word))
    return before.at(-1) === "che" || (before.at(-2) === "che" && SUBJECT.test(before.at(-1) ?? ""));
  const [, stem, vowel] = PAST_SUBJUNCTIVE.exec(word) ?? [];
  return stem !== undefined && isWord(`${stem}${vowel}re`);
}

/** Whether a verb after these words may be a polite imperative ("venga", "mi dica", "non abbia paura"). */
export function mayBeImperative(before: readonly string[]): boolean {
  return before.every((word) =>
    /^(e|o|ma|poi|prima|adesso|ora|oggi|domani|allora|quindi|così|non|prego|mi|ti|si|ci|vi|lo|la|le|li|gli|ne|me|te|ce|ve|glie\p{L}*)$/u.test(
      word,
    ),
  );
}
