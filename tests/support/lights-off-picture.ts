import { readFileSync } from "node:fs";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Building, LOT, SceneFrame } from "@/components/layout/scene";

const scenes = readFileSync("app/scenes.css", "utf8");
const [lightTokens = "", darkTokens = ""] = readFileSync("app/tokens.css", "utf8").split("@media");

const flat = (declarations: string) =>
  declarations
    .replace(/\s+/g, " ")
    .replace(/[;: ]+$/, "")
    .trim();

/** The declarations of a utility, and those inside its media queries with the condition of each. */
function readUtility(name: string): { declarations: string; queries: [condition: string, declarations: string][] } {
  const body = scenes.split(`@utility ${name} {`)[1]?.split(/\n\}/)[0] ?? "";
  const [declarations = "", ...queries] = body.split("@media ");
  return {
    declarations: flat(declarations),
    queries: queries.map((query) => {
      const [condition = "", inside = ""] = query.split("{");
      return [condition.trim(), flat(inside.replace("}", ""))];
    }),
  };
}

const groundOf = (tokens: string) => /--color-careful-soft: (#\w+);/.exec(tokens)?.[1] ?? "";

/**
 * `public/icons/lights-off.svg`: the street with its lights off on honey, for pages that cannot afford to draw it
 * themselves. It is drawn from the components and from the colours of the pages.
 */
export function drawLightsOff(): string {
  const buildings = (["home", "neighbourhood", "health"] as const).map((theme, lot) => {
    const building = createElement(Building, { theme, lights: theme === "neighbourhood" ? "waiting" : "off" });
    return createElement("g", { key: theme, transform: lot === 0 ? undefined : `translate(${LOT * lot})` }, building);
  });
  const frame = { lots: 3, fit: "whole", ground: "honey", className: "" } as ComponentProps<typeof SceneFrame>;
  const markup = renderToStaticMarkup(createElement(SceneFrame, frame, ...buildings)).replace(
    /class="stroke-black\/(\d+)"/g,
    'stroke="#000" stroke-opacity=".$1"',
  );
  const used = [...new Set([...markup.matchAll(/fill-scene-(\w+)/g)].map(([, name]) => name))].sort();
  const honey = readUtility("scene-honey");
  const rules = [
    `svg{--color-careful-soft:${groundOf(lightTokens)};${honey.declarations}}`,
    `@media (prefers-color-scheme: dark){svg{--color-careful-soft:${groundOf(darkTokens)}}}`,
    ...honey.queries.map(([condition, declarations]) => `@media ${condition}{svg{${declarations}}}`),
    ...["scene-off", "scene-waiting", "scene-glow"].map((name) => `.${name}{${readUtility(name).declarations}}`),
    ...used.map((name) => `.fill-scene-${name}{fill:var(--color-scene-${name})}`),
  ];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${3 * LOT} 150" width="${3 * LOT}" height="150">`;
  return `${markup.replace(/^<svg[^>]*>/, `${open}<style>${rules.join("")}</style>`)}\n`;
}
