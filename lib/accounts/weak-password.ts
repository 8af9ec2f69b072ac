import { toAsciiName } from "@/lib/accounts/ascii-name";

/** Guesses that somebody who knows the person tries first; fields not entered yet are empty. */
export type OwnData = {
  email?: string;
  names?: readonly string[];
  taxCode?: string;
  /** yyyy-mm-dd */
  birthDate?: string;
};

/** The commonest passwords of public leaks, worldwide and in our learners' languages, without digits at the end. */
const COMMON = new Set(
  `
  password passwort passw0rd pass passord parola parola1 parole contrasena contrasenya senha haslo hasło fjalekalim parolamea
  qwerty qwertyuiop qwert qwertz azerty asdfgh asdfghjkl asdf asdasd zxcvbn zxcvbnm qazwsx qazwsxedc zaq12wsx 1qaz2wsx
  1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwe qweasd qweasdzxc abc abcd abcdef abcdefg a1b2c3 abc123 aa123456 qwe123 asd123
  admin administrator root user guest test tester login welcome letmein master access secret changeme default
  iloveyou iloveu loveyou love lovely princess sunshine monkey dragon football baseball superman batman pokemon shadow
  michael jordan jessica ashley daniel charlie jennifer thomas michelle andrew joshua matthew anthony samsung google
  ciao ciaociao amore amoremio tiamo teamo tiamo1 mamma mammamia papa italia italiano roma napoli milano juventus
  forzajuve forzaroma forzanapoli inter forzainter forzamilan stella stellina tesoro principessa gattino cucciolo
  andrea francesco francesca alessandro alessandra alessia giuseppe antonio giovanni valentina martina chiara federica
  federico matteo lorenzo davide simone stefano marco maria luca laura paola roberto gabriele giulia
  espana barcelona realmadrid mexico colombia ecuador peru argentina carlos alejandro daniela fernanda mariana estrella
  brasil flamengo corinthians palmeiras gabriel jesus jesuscristo deusefiel brasileiro
  albania shqiperia shqipe tirana kosova mahal mahalko mahalkita pilipinas philippines manila
  romania bucuresti steaua dinamo andreea alexandru polska kocham kochamcie warszawa legia misiek kasia marcin mateusz
  maroc algerie ukraina ukraine moldova bangladesh pakistan india
  cils italiab1 cittadinanza esame scuola
  `
    .trim()
    .split(/\s+/),
);

const DIGIT_ROWS = ["0123456789".repeat(3), "9876543210".repeat(3)];

/** The password in small letters and digits, without accents. */
const simplify = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The words before digits and signs at the end: `rossi` for `Rossi-1985!`. */
const withoutDigits = (simple: string) => simple.replace(/\d+$/, "");

/** Whether everybody's first guesses include the password: a common word, one character repeated, digits in a row. */
export function isCommonPassword(password: string): boolean {
  const simple = simplify(password);
  if (COMMON.has(simple) || COMMON.has(withoutDigits(simple))) return true;
  if (/^(.{1,3})\1+$/u.test(simple) || /^(?:(.)\1)+$/u.test(simple)) return true;
  return /^\d+$/.test(simple) && isDigitRow(simple);
}

/** `123456`, `987654`, `123321`, `12345678901234`: each half goes up or down by one. */
function isDigitRow(digits: string): boolean {
  const half = Math.ceil(digits.length / 2);
  const isRow = (part: string) => DIGIT_ROWS.some((row) => row.includes(part));
  return isRow(digits) || (isRow(digits.slice(0, half)) && isRow(digits.slice(half)));
}

/** Whether the password is the person's own name, address, birthday or codice fiscale, also with digits after it. */
export function isOwnData(
  password: string,
  { email = "", names = [], taxCode = "", birthDate = "" }: OwnData,
): boolean {
  const simple = simplify(password);
  const latin = simplify(toAsciiName(withoutDigits(simple)));
  const words = names.flatMap((name) => [simplify(name), simplify(toAsciiName(name)), ...simplifyWords(name)]);
  const pairs = words.flatMap((first) => words.map((second) => first + second));
  const own = [...words, ...pairs, simplify(email), simplify(email.split("@", 1)[0] ?? ""), simplify(taxCode)];
  const guesses = [...own, ...datesOf(birthDate)].filter((word) => word.length > 2);
  return guesses.includes(simple) || guesses.includes(withoutDigits(simple)) || guesses.includes(latin);
}

const simplifyWords = (name: string) => name.split(/\s+/).map(simplify);

function datesOf(birthDate: string): string[] {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  if (!day) return [];
  return [day + month + year, day + month + year.slice(2), year + month + day, year + day + month, month + day + year];
}
