import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Tooltip } from "@/components/ui/tooltip";

it("a menu is not modal: a modal one would lock the scrolling, which is a stub that throws", () => {
  expect(DropdownMenu({}).props).toMatchObject({ modal: false });
});

it("a menu's button announces that it opens a menu, and needs no style attribute", () => {
  const trigger = createElement(DropdownMenuTrigger, null, "Azioni");
  const html = renderToStaticMarkup(createElement(DropdownMenu, null, trigger));
  expect(html).toMatch(/^<button [^>]*aria-haspopup="menu"[^>]*>Azioni<\/button>$/);
  expect(html).not.toContain("style=");
});

it("a menu is never taller than the space below its button, and its destructive actions are red", () => {
  const content = DropdownMenuContent({}).props.children.props.className;
  expect(content).toContain("max-h-(--radix-dropdown-menu-content-available-height)");
  expect(DropdownMenuItem({ isDangerous: true }).props.className).toContain("text-wrong");
  expect(DropdownMenuItem({}).props.className).not.toContain("text-wrong");
});

it("a tooltip adds nothing to its control until it is shown", () => {
  const link = createElement("a", { href: "/admin" }, "Nome");
  const html = renderToStaticMarkup(Tooltip({ text: "Ordina per nome", children: link }));
  expect(html).toMatch(/^<a href="\/admin"[^>]*>Nome<\/a>$/);
  expect(html).not.toMatch(/style=|Ordina/);
});

it("tabs label their panels, and only the selected panel is rendered", () => {
  const list = createElement(TabsList, { "aria-label": "Testo" }, createElement(TabsTrigger, { value: "a" }, "Uno"));
  const panels = ["a", "b"].map((value) => createElement(TabsContent, { key: value, value }, `pannello ${value}`));
  const html = renderToStaticMarkup(createElement(Tabs, { defaultValue: "a" }, list, panels));
  const [, id] = /role="tabpanel" aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${id}"`);
  expect(html).toMatch(/role="tab" aria-selected="true"/);
  expect(html).toContain("pannello a");
  expect(html).not.toContain("pannello b");
});
