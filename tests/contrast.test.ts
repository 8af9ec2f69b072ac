import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/* The contrast of every pair of colour tokens that meet on a page, in every scheme, computed by WCAG 2. */

const SCHEMES = {
  light: [""],
  dark: ["", "(prefers-color-scheme: dark)"],
  "high contrast": ["", "(prefers-contrast: more)"],
  "high contrast, dark": [
    "",
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-contrast: more) and (prefers-color-scheme: dark)",
  ],
};

const PAPERS = ["paper", "surface", "sunken"];

/** Text on its backgrounds: at least 4.5. */
const TEXTS: [text: string, grounds: string[]][] = [
  ["ink", [...PAPERS, "accent-soft", "chosen-soft", "wrong-soft", "careful-soft", "clay-soft", "plum-soft", "mark"]],
  ["ink-soft", [...PAPERS, "accent-soft", "chosen-soft", "wrong-soft", "careful-soft", "clay-soft", "plum-soft"]],
  ["accent", [...PAPERS, "accent-soft", "chosen-soft", "careful-soft", "clay-soft", "plum-soft"]],
  ["accent-strong", [...PAPERS, "accent-soft"]],
  ["chosen", [...PAPERS, "chosen-soft"]],
  ["wrong", [...PAPERS, "wrong-soft"]],
  ["careful", [...PAPERS, "careful-soft"]],
  ["yellow", PAPERS],
  ["sky-ink", ["sky-soft"]],
  ["clay-ink", ["clay-soft"]],
  ["plum-ink", ["plum-soft"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-chosen", ["chosen"]],
  ["on-wrong", ["wrong", "wrong-strong"]],
  ["on-honey", ["honey"]],
  ["on-night", ["night", "night-raised"]],
  ["on-night-soft", ["night", "night-raised"]],
  ["mint", ["night", "night-raised"]],
  ["on-mint", ["mint", "on-night"]],
];

/** Graphics: edges of controls, the focus, marks, score bars on their track. At least 3. */
const DRAWN: [mark: string, grounds: string[]][] = [
  ["edge", [...PAPERS, "careful-soft"]],
  ["focus", [...PAPERS, "accent-soft", "chosen-soft", "careful-soft"]],
  ["accent", [...PAPERS, "line"]],
  ["chosen", PAPERS],
  ["yellow", [...PAPERS, "line"]],
  ["wrong", [...PAPERS, "line"]],
  ["wrong-strong", PAPERS],
  ["careful", [...PAPERS, "line"]],
  ["ink", [...PAPERS, "line"]],
  ["night-edge", ["night"]],
];

type Tokens = Map<string, string>;

/** The colour tokens of `app/tokens.css`, by the condition of their block; none for the first block. */
function readTokens(): Map<string, Tokens> {
  const css = readFileSync("app/tokens.css", "utf8");
  const blocks = css.matchAll(/(?:@theme static|@media ([^{]+?) \{\s*:root) \{([^}]*)\}/g);
  return new Map(
    [...blocks].map(([, condition = "", body = ""]) => [
      condition,
      new Map(
        [...body.matchAll(/--color-([\w-]+): (#[0-9a-f]{6}|var\(--color-[\w-]+\));/g)].map(
          ([, name = "", value = ""]) => [name, value],
        ),
      ),
    ]),
  );
}

const blocks = readTokens();

/** The tokens as a browser applies them: the later block wins, and a token may be another's value. */
function tokensOf(conditions: string[]): Tokens {
  const merged: Tokens = new Map(conditions.flatMap((condition) => [...(blocks.get(condition) ?? [])]));
  const resolve = (value: string): string => {
    const name = /^var\(--color-(.+)\)$/.exec(value)?.[1];
    return name === undefined ? value : resolve(merged.get(name) ?? "");
  };
  return new Map([...merged].map(([name, value]) => [name, resolve(value)]));
}

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The pairs below a limit, one per line. */
function tooClose(tokens: Tokens, pairs: [string, string[]][], limit: number): string[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const measured = contrast(tokens.get(front) ?? "", tokens.get(ground) ?? "");
      return measured >= limit ? [] : [`${front} on ${ground}: ${measured.toFixed(2)}`];
    }),
  );
}

it("the calculation matches WCAG's examples", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("every scheme's tokens are found, and every token is checked", () => {
  expect([...blocks.keys()].sort()).toEqual([...new Set(Object.values(SCHEMES).flat())].sort());
  const pairs = [...TEXTS, ...DRAWN].flatMap(([front, grounds]) => [front, ...grounds]);
  const measured = new Set(pairs);
  expect([...tokensOf([""]).keys()].filter((name) => !measured.has(name))).toEqual([]);
  expect([...measured].filter((name) => !blocks.get("")?.has(name))).toEqual([]);
});

describe.each(Object.entries(SCHEMES))("in %s", (_scheme, conditions) => {
  const tokens = tokensOf(conditions);

  it("every text has at least 4.5 : 1", () => {
    expect(tooClose(tokens, TEXTS, 4.5)).toEqual([]);
  });

  it("every edge, mark and bar has at least 3 : 1", () => {
    expect(tooClose(tokens, DRAWN, 3)).toEqual([]);
  });
});

/** A colour of the drawings as the last of these blocks of `app/scenes.css` that names it gives it. */
function sceneColour(name: string, blocksInOrder: readonly string[]): string {
  const css = readFileSync("app/scenes.css", "utf8");
  const bodyOf = (head: string) => css.split(head)[1]?.split(/\n\s*\}/)[0] ?? "";
  return blocksInOrder.reduce((found, head) => {
    return new RegExp(`--scene-off-${name}: (#[0-9a-f]{6});`).exec(bodyOf(head))?.[1] ?? found;
  }, "");
}

const MORE = "@media (prefers-contrast: more) {";
const DARK = "@media (prefers-color-scheme: dark) {";
const MORE_DARK = "@media (prefers-contrast: more) and (prefers-color-scheme: dark) {";
const inRoot = (head: string) => `\n${head}\n  :root {`;

it("with more contrast the shape of a building whose lights are off has at least 3 : 1", () => {
  const schemes = Object.entries(SCHEMES).filter(([name]) => name.startsWith("high"));
  expect(schemes).toHaveLength(2);
  for (const [name, conditions] of schemes) {
    const isDark = name.endsWith("dark");
    const paper = [
      "\n:root {",
      ...(isDark ? [inRoot(DARK)] : []),
      inRoot(MORE),
      ...(isDark ? [inRoot(MORE_DARK)] : []),
    ];
    const tokens = tokensOf(conditions);
    expect([name, contrast(sceneColour("roof", paper), sceneColour("sky", paper)) >= 3]).toEqual([name, true]);
    const css = readFileSync("app/scenes.css", "utf8");
    for (const [ground, token] of [
      ["scene-night", "night"],
      ["scene-honey", "careful-soft"],
    ] as const) {
      const body = css.split(`@utility ${ground} {`)[1]?.split(/\n\}/)[0] ?? "";
      const last = body.split(isDark && body.includes(MORE_DARK) ? MORE_DARK : MORE)[1] ?? "";
      const roof = /--scene-off-roof: (#[0-9a-f]{6});/.exec(last)?.[1] ?? "";
      const measured = contrast(roof, tokens.get(token) ?? "");
      expect([name, ground, measured >= 3]).toEqual([name, ground, true]);
    }
  }
});
