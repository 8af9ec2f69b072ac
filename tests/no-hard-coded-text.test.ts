import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** Attributes that a person reads or hears. */
const SPOKEN = /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)$/;

/** Shown when `messages/` can no longer be read. */
const WITHOUT_MESSAGES = ["app/global-error.tsx"];

const files = ["app", "components"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)))
  .filter((path) => path.endsWith(".tsx") && !WITHOUT_MESSAGES.includes(path));

const isSentence = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ""));

/** Whether an element sets its own language: its content is no sentence of the interface. */
function namesLanguage(node: ts.Node): boolean {
  if (!ts.isJsxElement(node)) return false;
  return node.openingElement.attributes.properties.some(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === "lang",
  );
}

function hardCoded(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (namesLanguage(node)) return;
    if (ts.isJsxText(node) && isSentence(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      if (!ts.isJsxAttribute(node.parent) && isSentence(node.expression.text)) found.push(node.expression.text);
    }
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer) {
      const value = ts.isStringLiteral(node.initializer) ? node.initializer.text : "";
      if (isSentence(value)) found.push(value);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map((text) => `${path}: ${text}`);
}

it("no page or component contains a sentence: they are all in messages/", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(hardCoded)).toEqual([]);
});

it("numbers, dates and lists are formatted in one place for each kind, or by next-intl", () => {
  const own = files.filter((path) => /\bnew Intl\.|\.toLocale\w*String\(|\.toFixed\(/.test(readFileSync(path, "utf8")));
  expect(own).toEqual([]);
});
