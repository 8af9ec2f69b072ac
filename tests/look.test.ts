import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Lights, Scene, type SceneGround, type SceneName } from "@/components/layout/scene";
import { Street } from "@/components/layout/street";
import { readCodePoints } from "@/tests/support/font-code-points";
import { drawLightsOff } from "@/tests/support/lights-off-picture";

/* The look's rules that the source tree shows: radii, shadow, chosen and right, pictures, digits, colours elsewhere. */

const STYLES = ["app/tokens.css", "app/scenes.css", "app/globals.css"];
const css = STYLES.map((path) => readFileSync(path, "utf8")).join("\n");

const sources = ["app", "components"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("components/report/summary/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Words of quoted texts and of `@apply`, each with the place where it stands. */
const classes = [...sources, { path: "app/globals.css", text: [...css.matchAll(/@apply [^;]+/g)].join("\n") }].flatMap(
  ({ path, text }) =>
    [...text.matchAll(/"([^"\n]*)"|`([^`]*)`|@apply ([^;\n]+)/g)].flatMap((match) =>
      (match[1] ?? match[2] ?? match[3] ?? "").split(/\s+/).map((word) => ({ path, word })),
    ),
);

const offences = (isOffence: (word: string) => boolean) =>
  classes.filter(({ word }) => isOffence(word)).map(({ path, word }) => `${path}: ${word}`);

describe("radii and shadow", () => {
  it("there are four radii and one shadow", () => {
    expect([...css.matchAll(/--radius-(\w+):/g)].map(([, name]) => name)).toEqual(["sm", "md", "lg", "xl"]);
    expect([...css.matchAll(/--shadow-(\w+):/g)].map(([, name]) => name)).toEqual(["card"]);
    expect(css).toMatch(/--radius-\*: initial/);
    expect(css).toMatch(/--shadow-\*: initial/);
  });

  it("every corner has one of them, or is round", () => {
    const isOther = (word: string) => {
      const utility = word.split(":").at(-1)?.replace(/^!|!$/g, "") ?? "";
      return /^rounded(-|$)/.test(utility) && !/^rounded(-[trbl]{1,2})?-(sm|md|lg|xl|full|none)$/.test(utility);
    };
    expect(classes.filter(({ word }) => word.includes("rounded-")).length).toBeGreaterThan(50);
    expect(offences(isOther)).toEqual([]);
    expect([...css.matchAll(/border-radius: (?!9999px|var\(--radius-)[^;]+/g)].map(String)).toEqual([]);
  });

  it("everything that has a shadow has the same one, and none in the dark", () => {
    const isOther = (word: string) => /(^|[:!-])shadow(-|$)/.test(word) && !/^!?([\w-]+:)*!?shadow-card$/.test(word);
    expect(offences(isOther)).toEqual([]);
    expect([...css.matchAll(/\b(box-shadow|filter: drop-shadow)/g)]).toEqual([]);
    expect([...css.matchAll(/--card-shadow: ([^;]+);/g)].map(([, value]) => value).slice(1)).toEqual([
      "none",
      "none",
      "none",
    ]);
  });
});

describe("green means right", () => {
  it("what is checked, selected or pressed is blue", () => {
    const isGreen = (word: string) =>
      /accent-accent/.test(word) ||
      /(checked|selected|pressed|state=(active|on|checked)|current)[^ ]*:.*accent/.test(word);
    expect(classes.filter(({ word }) => /checked:[\w-]*chosen/.test(word)).length).toBeGreaterThan(4);
    expect(offences(isGreen)).toEqual([]);
  });

  it("what is chosen, answered or current is blue where a condition says so", () => {
    const conditions =
      /\b(isChosen|isCurrent|isAnswered|answer === ""|shown === \w+|section === current|done === total)[^;{}]{0,40}accent/;
    expect(sources.filter(({ text }) => conditions.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

const THEMES: SceneName[] = ["home", "office", "health", "neighbourhood", "work", "exam"];
const LIGHTS: Lights[] = ["on", "going-on", "waiting", "off"];
const GROUNDS: SceneGround[] = ["paper", "night", "honey"];

const draw = (picture: ReactElement) => renderToStaticMarkup(picture);
const street = (ground: SceneGround, lights: Lights) =>
  draw(createElement(Street, { ground, buildings: THEMES.map((theme) => ({ theme, lights })), from: 2 }));

describe("the pictures", () => {
  const scenes = THEMES.flatMap((theme) => LIGHTS.map((lights) => draw(createElement(Scene, { theme, lights }))));
  const streets = GROUNDS.map((ground) => street(ground, "on"));

  it("all of them in every form weigh at most 12 KB", () => {
    const all = [...scenes, ...streets, readFileSync("app/scenes.css", "utf8")].join("\n");
    expect(brotliCompressSync(all).byteLength).toBeLessThanOrEqual(12_000);
  });

  it("are hidden from screen readers and have no style attribute, which the security policy forbids", () => {
    for (const picture of [...scenes, ...streets]) {
      expect(picture).toMatch(/^<svg aria-hidden="true"/);
      expect(picture).not.toMatch(/style=/);
    }
  });

  it("take every colour of a building from the ground, so that no form shows a colour of another", () => {
    const building = draw(createElement(Scene, { theme: "work", lights: "off" }));
    expect(building).not.toMatch(/fill="/);
    const names = [...css.matchAll(/--color-scene-(\w+):/g)].map(([, name]) => name);
    const used = new Set([...scenes.join("").matchAll(/fill-scene-(\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual([...new Set(names)].sort());
  });

  it("show no people in front of a building whose lights are off", () => {
    const countPeople = (lights: Lights) =>
      draw(createElement(Scene, { theme: "home", lights })).split("scale(").length - 1;
    expect(countPeople("off")).toBe(0);
    expect(countPeople("waiting")).toBe(2);
  });

  it("the picture of the error pages has the same buildings and colours; `vitest -u` updates it", async () => {
    await expect(drawLightsOff()).toMatchFileSnapshot("../public/icons/lights-off.svg");
  });

  it("the lights turn on with a 400 ms animation, drawn above the dark building", () => {
    const picture = draw(createElement(Scene, { theme: "home", lights: "going-on" }));
    expect(picture.indexOf("scene-off")).toBeLessThan(picture.indexOf("scene-going-on"));
    expect(picture.indexOf("scene-off")).toBeGreaterThan(0);
    expect(css).toMatch(/@utility scene-going-on \{\s*animation: lights-go-on 400ms/);
  });
});

describe("the digits of prices and marks", () => {
  it("are a font of exactly ten characters and at most 3 KB", () => {
    const font = readFileSync("app/plain-digits.woff2");
    expect(
      [...readCodePoints(font)]
        .map((code) => String.fromCodePoint(code))
        .sort()
        .join(""),
    ).toBe("0123456789");
    expect(statSync("app/plain-digits.woff2").size).toBeLessThanOrEqual(3000);
  });

  it("come first in the text's family, and not in what is typed", () => {
    expect(css).toMatch(/--font-sans: var\(--font-digits\), var\(--font-typed\);/);
    expect(css).toMatch(/input,\s*textarea,\s*code,\s*kbd \{\s*font-family: var\(--font-typed\);/);
    expect(css).not.toMatch(/--font-typed: [^;]*digits/);
  });
});

describe("colours outside the stylesheets", () => {
  const tokens = readFileSync("app/tokens.css", "utf8");
  const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");
  const token = (scheme: string, name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(scheme)?.[1];

  it("the offline page has the tokens of both schemes", () => {
    const [offlineLight = "", offlineDark = ""] = readFileSync("public/offline.css", "utf8").split("@media");
    const names = {
      paper: "paper",
      ink: "ink",
      soft: "ink-soft",
      honey: "careful-soft",
      edge: "edge",
      accent: "accent",
      "on-accent": "on-accent",
    };
    for (const [name, tokenName] of Object.entries(names)) {
      expect(offlineLight).toContain(`--${name}: ${token(light, tokenName)};`);
      expect(offlineDark).toContain(`--${name}: ${token(dark, tokenName)};`);
    }
  });

  it("the global error page has them too", () => {
    const [errorLight = "", errorDark = ""] = readFileSync("app/global-error.tsx", "utf8").split("@media");
    for (const [name, tokenName] of Object.entries({ honey: "careful-soft", ink: "ink", accent: "accent" })) {
      expect(errorLight).toContain(`--${name}:${token(light, tokenName)}`);
      expect(errorDark).toContain(`--${name}:${token(dark, tokenName)}`);
    }
  });

  it("the theme colours of the browser and of the installed app are the colour of paper", () => {
    const layout = readFileSync("app/layout.tsx", "utf8");
    expect(layout).toContain(`(prefers-color-scheme: light)", color: "${token(light, "paper")}"`);
    expect(layout).toContain(`(prefers-color-scheme: dark)", color: "${token(dark, "paper")}"`);
    expect(readFileSync("app/manifest.ts", "utf8")).toContain(`theme_color: "${token(light, "paper")}"`);
  });
});

it("every primitive imports its own part of Radix: the index would put the parts of other pages on each page", () => {
  const imports = sources.flatMap(({ text }) => [...text.matchAll(/from "(radix-ui[^"]*)"/g)].map(([, name]) => name));
  expect(imports.length).toBeGreaterThan(3);
  expect(imports.filter((name) => name === "radix-ui")).toEqual([]);
});

describe("components.json", () => {
  const config = JSON.parse(readFileSync("components.json", "utf8"));

  it("names the stylesheet, and folders that there are", () => {
    expect(readFileSync(config.tailwind.css, "utf8")).toContain('@import "tailwindcss"');
    for (const alias of Object.values<string>(config.aliases)) {
      const path = alias.replace("@/", "");
      expect([path, `${path}.ts`].some((each) => statSync(each, { throwIfNoEntry: false }))).toBe(true);
    }
  });

  it("names the icons that the components use", () => {
    const packages = JSON.parse(readFileSync("package.json", "utf8")).dependencies;
    expect(packages).toHaveProperty(`${config.iconLibrary}-react`);
    expect(packages).toHaveProperty("radix-ui");
  });
});

describe("right-to-left", () => {
  /** Utilities that name a side of the screen instead of the start or the end of a line. */
  const PHYSICAL =
    /^-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-|^(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|$)|^(?:text|float|clear|object|origin|bg)-(?:left|right)\b|^bg-linear-to-[tb]?[lr]$/;

  it("styles name the start and the end of a line, not left and right", () => {
    expect(offences((word) => PHYSICAL.test(word.split(":").at(-1)?.replace(/^!|!$/g, "") ?? ""))).toEqual([]);
    const rules = [css, readFileSync("public/offline.css", "utf8"), ...sources.map(({ text }) => text)].join("\n");
    const physicalRule =
      /^.*(?:float|clear|text-align|textAlign): *"?(?:left|right)\b.*$|^.*(?:margin|padding|border)-(?:left|right)\b.*$|^ *(?:left|right): [^,]*;$/gm;
    const unequalSides = /^.*(?:margin|padding|inset|border-width): *\S+ (\S+) \S+ (?!\1;)\S+;$/gm;
    expect([...(rules.match(physicalRule) ?? []), ...(rules.match(unequalSides) ?? [])]).toEqual([]);
  });

  it("icons that point along the line are mirrored", () => {
    const pointing = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/<(?:Arrow|Chevron|Chevrons|CornerDown|Move)(?:Left|Right)\b[^>]*>/g)].map(
        ([icon]) => `${path}: ${icon}`,
      ),
    );
    expect(pointing.length).toBeGreaterThan(4);
    expect(pointing.filter((icon) => !icon.includes("rtl:-scale-x-100"))).toEqual([]);
  });

  it("Italian inside a page of any language is written from left to right", () => {
    const italian = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/<[a-zA-Z][^<]*?\slang=(?:"it"|\{[^}]*"it"[^}]*\})[^<]*/g)].map(([tag]) => ({ path, tag })),
    );
    expect(italian.length).toBeGreaterThan(80);
    expect(italian.filter(({ tag }) => !/\sdir=(?:"ltr"|\{[^}]*"ltr"[^}]*\})/.test(tag))).toEqual([]);
  });
});
