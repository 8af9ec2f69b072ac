/** Hostile input of every kind, for tests that send it to all calls. */
import fc from "fast-check";

/** Markup that would execute if written into a page unescaped; no response may reflect it. */
export const CANARY = "<script>canary</script>";

const nasty = fc.constantFrom(
  CANARY,
  `"><img src=x onerror=alert(1)>${CANARY}`,
  "' OR 1=1 --",
  '\'; DROP TABLE "User"; --',
  "$(id)",
  "{{7*7}}",
  "../../../../etc/passwd",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\ufeff\u200d",
  "𝕬👩‍👩‍👧‍👦Ș",
  "__proto__",
  "constructor",
  "1e999",
  "-0",
  "NaN",
  "",
  " ",
  "null",
  "a".repeat(20_000),
  "è".repeat(9_000),
);

const scalar = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, 2 ** 53, -1, 0, 1e308),
);

/** Names that calls read, and names dangerous as object keys. */
const name = fc.oneof(
  fc.constantFrom(
    ...[
      "email",
      "password",
      "code",
      "otp",
      "newPassword",
      "prova",
      "answers",
      "completed",
      "revision",
      "text",
      "option",
    ],
    ...["paymentIntentId", "withdrawalWaived", "nome", "cognome", "codiceFiscale", "dataNascita", "cap", "provincia"],
    ...["userId", "externalCode", "id", "ids", "count", "prefix", "reason", "token", "language"],
    ...["__proto__", "constructor", "prototype", "toString", "then", "ascolto1_1", "lettura_1"],
  ),
  fc.string({ maxLength: 30 }),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, depthSize: "medium" },
    scalar,
    fc.array(tie("value"), { maxLength: 8 }),
    // Pairs, not an object: `__proto__` as a name must reach the wire.
    fc.array(fc.tuple(name, tie("value")), { maxLength: 10 }).map((pairs) => ({ pairs })),
  ),
}));

/** JSON of what `value` makes, with every pair as a member of an object, including `__proto__` and repeated names. */
function toJson(made: unknown): string {
  if (Array.isArray(made)) return `[${made.map(toJson).join(",")}]`;
  if (typeof made === "object" && made !== null && "pairs" in made && Array.isArray(made.pairs))
    return `{${made.pairs.map(([key, inner]) => `${JSON.stringify(key)}:${toJson(inner)}`).join(",")}}`;
  return JSON.stringify(made) ?? "null";
}

/** Damages a valid body: one of its members becomes anything. */
function damage(body: unknown): fc.Arbitrary<string> {
  const members = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (members.length === 0) return value.map(toJson);
  return fc.tuple(fc.nat(members.length - 1), value).map(([at, bad]) => {
    const pairs = members.map(([key, good], index) => [key, index === at ? bad : good]);
    return toJson({ pairs });
  });
}

/**
 * Bodies as an attacker would send them.
 * @param good a body the call would accept
 */
export const hostileBodies = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: damage(good), weight: 5 },
    { arbitrary: value.map(toJson), weight: 4 },
    { arbitrary: fc.string({ unit: "binary", maxLength: 300 }), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        "[".repeat(20_000),
        "[".repeat(9_000) + "]".repeat(9_000),
        `{"a":${'{"a":'.repeat(4_000)}1${"}".repeat(4_000)}}`,
        `{"text":"${"a".repeat(70_000)}"}`,
        '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
        "\ufeff{}",
        "{'a':1}",
        "1e99999",
        '{"email":{"$ne":null},"password":{"$ne":null}}',
      ),
      weight: 1,
    },
  );

/** Strings for a query, a header's value or a path segment; the user of each encodes it. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(nasty, fc.string({ maxLength: 300 }));
