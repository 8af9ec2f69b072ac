const CONSONANT = /[bcdfglmnpqrstvz]/u;
const ACCENTED = { a: "à", e: "é", i: "ì", o: "ò", u: "ù" };
const FINAL_VOWEL = /[aeiou]$/u;
const ITALIAN_END = /[aeiouàèéìòù]'?$/u;

/** What learners write for what they hear or know from another language: "k > c" in "kasa". Each is tried alone. */
const LETTERS = `
  k > c, k > ch, ch > c, c > ch, gh > g, g > gh, cu > qu, qu > cu, q > cq, cq > qu, que > che, qui > chi, ñ > gn,
  ny > gn, nj > gn, gni > gn, ni > gn, ll > gli, li > gli, lj > gli, gl > gli, gli > li, l > gl, si > zi, ti > zi,
  ci > zi, z > s, s > z, ss > zi, s > sc, sc > s, sch > sc, sh > sc, x > s, x > ss, ph > f, th > t, y > i, j > i,
  w > v, tz > z, ts > z, dz > z, ce > cie, cie > ce, gie > ge, cio > co, gio > go, co > cio, go > gio, ca > cia,
  cia > ca, ga > gia, gia > ga, ie > e, e > ie, uo > o, o > uo, nm > mm, mn > nn, np > mp, nb > mb
`
  .split(",")
  .map((pair) => pair.trim().split(" > ") as [string, string]);

/** The word with each consonant doubled, or each double one single. */
export function respellDoubles(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    if (!CONSONANT.test(letter) || letters[at - 1] === letter) return [];
    const isDouble = letters[at + 1] === letter;
    return [
      [...letters.slice(0, at), ...(isDouble ? [] : [letter]), ...letters.slice(at + (isDouble ? 1 : 0))].join(""),
    ];
  });
}

/** The word with another accent: none, or one on its last vowel, also for an apostrophe after it ("andro'"). */
function respellAccents(word: string): string[] {
  const bare = word.replace(/'$/u, "").normalize("NFD").replaceAll(/\p{M}/gu, "");
  const last = FINAL_VOWEL.exec(bare)?.[0] as keyof typeof ACCENTED | undefined;
  const accented = last ? [`${bare.slice(0, -1)}${ACCENTED[last]}`] : [];
  const grave = last === "e" ? [`${bare.slice(0, -1)}è`] : [];
  return [...accented, ...grave, ...(bare === word ? [] : [bare])];
}

function respellLetters(word: string): string[] {
  return LETTERS.flatMap(([wrong, right]) => {
    const places = [...word.matchAll(new RegExp(wrong, "gu"))];
    return places.map(({ index }) => word.slice(0, index) + right + word.slice(index + wrong.length));
  });
}

/** From the commonest misspelling to the rarest. */
const KINDS = [respellDoubles, respellAccents, respellLetters];
/** Shorter words have too many neighbours in the dictionary. */
const MIN_LETTERS = 4;

/**
 * The word that was meant by an unknown one: the first kind of misspelling that leads to any word must lead to only
 * one. Null if that leaves a doubt. Measured: docs/decisions/018-basic-check.md.
 * @param isWord whether a word is in the dictionary
 */
export function findIntendedWord(word: string, isWord: (word: string) => boolean): string | null {
  const lower = word.toLowerCase();
  if (lower.length < MIN_LETTERS || !ITALIAN_END.test(lower)) return null;
  for (const respell of KINDS) {
    const known = new Set(respell(lower).filter((one) => one !== lower && ITALIAN_END.test(one) && isWord(one)));
    if (known.size > 0) return known.size === 1 ? ([...known][0] ?? null) : null;
  }
  return null;
}
