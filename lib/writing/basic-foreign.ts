/** Words that Italian has taken over from other languages, and a few of its own, that the dictionary lacks. */
export const LOANS = new Set(
  "couscous cous kebab falafel hummus empanada empanadas arepa arepas ceviche injera tajine tagine tacos taco guacamole naan baklava burek samosa biryani borsch borscht pierogi plov momo chapati fufu jollof shawarma tamales feijoada sarmale whatsapp wifi wi fi app sms facebook instagram youtube skype tiktok google zoom pos spid smart working zumba isee inps pdf gps cookie home dashboard login logout account password spam reset screen reader browser token blog blogger chat desktop device download upload ebook influencer like link marketing notebook provider rating smartphone social streaming tablet thriller trailer trend tutorial tweet user web webcam workshop startup coach coaching fitness gossip hobby make up outlet shopping slip snack toast brunch barista babysitter baby sitter freelance part time full pil cda ddl dpr iban iva srl pec tfr imu source brand store shop pole position backstage bestseller brainstorming break cash casting crash cult deadline dealer dress code draft exit poll fake news gap gender governance green high tech hit page hub impeachment joint laptop live location lockdown low cost mobbing mood offline packaging panel player remix report resort royalty runner self service sit skipper soft soul standby talent turnover volley voucher waterproof welfare zapping gourmet bidet crêpe débâcle dépliant paillettes pâté sudoku tivù wok burqa hijab sharia halal jihad perestroika".split(
    " ",
  ),
);

/** Expressions of which a word alone would be a misspelling: "personal" for "personale". */
const EXPRESSIONS = `
  personal computer, personal trainer, personal shopper, dee jay, disc jockey, happy hour, happy end, happy ending,
  last minute, bed and breakfast, fast food, slow food, street food, finger food, pay tv, pay per view, know how,
  think tank, new entry, new economy, new age, new wave, new deal, first lady, first class, self control, self made
  man, fair play, free climbing, free press, rock and roll, spending review, stock option, stock options, joint
  venture, venture capital, white collar, black list, black out, black humour, big bang, big data, best seller, hot
  dog, hot line, jam session, jet lag, jobs act, king size, long drink, love story, mountain bike, music hall, night
  club, opinion leader, opinion maker, body building, car sharing, bike sharing, call center, case study, check
  point, class action, cold case, common law, cover girl, crash test, customer care, day hospital, dream team, duty
  free, ex aequo, eye liner, family day, feed back, film maker, flash mob, flat tax, fund raising, game over,
  general manager, general contractor, global warming, golden share, golden goal, goal average, grand prix, gran
  prix, ground zero, habeas corpus, hi fi, high school, high tech, home page, home banking, home theatre, home
  video, information technology, living room, low profile, made in Italy, meeting point, merchant bank, no profit,
  non profit, off limits, off line, on line, old style, one man show, open source, peace keeping, photo finish, pit
  stop, play back, play off, press agent, public company, public relations, punching ball, question time, road show,
  round table, sex symbol, sex shop, show room, side car, sit in, sit com, slow motion, smart card, social card,
  social network, spin off, star system, step by step, stop and go, street art, strip tease, talent scout, talent
  show, task force, tax free, team building, trade union, top ten, wild card, work in progress, world wide web, tout
  court, tête à tête, à la carte, en passant, en plein, pour parler, haute couture, belle époque, cordon bleu,
  enfant prodige, enfant terrible, femme fatale, fin de siècle, coup de théâtre, prêt à porter, savoir faire, vis à
  vis, air bag, beauty case, beauty farm, boarding pass, by pass, cash flow, chewing gum, cloud computing, coffee
  break, country music, credit crunch, digital divide, escape room, fact checking, fiscal compact, full immersion,
  gay pride, ghost writer, head hunter, heavy metal, hip hop, knock out, master plan, middle class, money transfer,
  product manager, project manager, project financing, room service, screen saver, sold out, take away, time
  sharing, user friendly, voice over, working class
`
  .split(",")
  .map((expression) => expression.trim().replaceAll(/\s+/gu, "[ -]"));
const EXPRESSION = new RegExp(`(?<!\\p{L})(?:${EXPRESSIONS.join("|")})(?!\\p{L})`, "giu");

/**
 * A few words between quotation marks, such as a title or a term: not direct speech, which follows a colon or has a
 * mark of its own.
 */
const QUOTATION =
  /(?<=(?:^|[\s('’])(?<!:\s?))["“«]\s?[\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+){0,4}\s?["”»](?!\p{L})/gmu;

/** Endings that misspelt Italian words rarely have ("lady", "byrek"); not "hay" or "playa", which learners write. */
const FOREIGN_FORM = /^\p{Ll}{2,}(?:ing|[^aeiouy]y|k|w|sh|th|ght|ship|ness)$/u;
/** An unknown word beside one of a foreign form belongs to the same expression if it ends like this ("first lady"). */
const FOREIGN_END = /[bcdfghjkmpqstvwxyz]$/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** Places of words that may be of another language: these count as errors only if a misspelling is evident. */
export function findForeign(text: string): Set<number> {
  const spans = [...text.matchAll(EXPRESSION), ...text.matchAll(QUOTATION)].flatMap(({ 0: span, index }) =>
    [...span.matchAll(WORD)].map((word) => index + word.index),
  );
  const words = [...text.matchAll(WORD)];
  const isForeign = (at: number) => FOREIGN_FORM.test(words[at]?.[0] ?? "");
  const isBeside = (at: number, other: number) => {
    const [first, second] = [words[Math.min(at, other)], words[Math.max(at, other)]];
    return first && second && isForeign(other) && text.slice(first.index + first[0].length, second.index) === " ";
  };
  const formed = words.filter(({ 0: word }, at) => {
    return isForeign(at) || (FOREIGN_END.test(word) && (isBeside(at, at - 1) || isBeside(at, at + 1)));
  });
  return new Set([...spans, ...formed.map(({ index }) => index)]);
}
