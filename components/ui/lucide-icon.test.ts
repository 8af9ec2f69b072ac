import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as lucide from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createIcon from "@/components/ui/lucide-icon";

const LIBRARY = join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm");
const index = readFileSync(join(LIBRARY, "lucide-react.mjs"), "utf8");

const draw = (icon: ComponentType<Record<string, unknown>>) =>
  renderToStaticMarkup(createElement(icon, { "aria-hidden": "true", className: "size-5 shrink-0" }));

it.each(["X", "Menu", "Check", "CircleHelp", "Volume2", "Pause", "RotateCcw"])(
  "draws %s as lucide does",
  async (name) => {
    const [, file = ""] = new RegExp(`default as ${name}\\b.*?from '(.+?)'`).exec(index) ?? [];
    const { __iconData } = await import(join(LIBRARY, file));
    expect(draw(createIcon(__iconData))).toBe(draw(Reflect.get(lucide, name)));
  },
);
