/** Texts that React can no longer change once a browser has translated the page. */
import ts from "typescript";

/** Names of elements whose type stands in another file, and of functions that return elements. */
const ELEMENTS = /^(children|clock|hearingView|fillGaps|render\w*)$/;

const isShown = (text: string): boolean => text.trim() !== "";

type MayBeText = (name: string) => boolean;

/** Whether an expression may yield a text, as far as its file says. */
function yieldsText(node: ts.Node, mayBeText: MayBeText): boolean {
  const does = (part: ts.Node) => yieldsText(part, mayBeText);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return does(node.expression);
  if (ts.isStringLiteralLike(node)) return isShown(node.text);
  if (ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isConditionalExpression(node)) return does(node.whenTrue) || does(node.whenFalse);
  if (ts.isBinaryExpression(node))
    return does(node.right) || (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && does(node.left));
  if (ts.isIdentifier(node)) return node.text !== "undefined" && mayBeText(node.text);
  if (ts.isPropertyAccessExpression(node)) return mayBeText(node.name.text);
  if (ts.isArrowFunction(node)) return !ts.isBlock(node.body) && does(node.body);
  if (!ts.isCallExpression(node)) return false;
  const isMap = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "map";
  return does(isMap && node.arguments[0] ? node.arguments[0] : node.expression);
}

/** The names of a file that stand for elements; all others may be texts. */
function findElementNames(source: ts.SourceFile): MayBeText {
  const names = new Set<string>();
  const isElement = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node)) return isElement(node.expression);
    if (ts.isArrowFunction(node)) return isElement(node.body);
    if (ts.isConditionalExpression(node)) return isElement(node.whenTrue) || isElement(node.whenFalse);
    return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  };
  const look = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertySignature(node) || ts.isParameter(node);
    if (isNamed && ts.isIdentifier(node.name)) {
      const isTyped = /Node|Element/.test(node.type?.getText(source) ?? "");
      const isMade = ts.isVariableDeclaration(node) && node.initializer && isElement(node.initializer);
      if (isTyped || isMade) names.add(node.name.text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return (name) => !names.has(name) && !ELEMENTS.test(name);
}

/** The children that are texts and not the only child of an element. JSX drops blanks around line ends. */
function bareChildren({ children, kind }: ts.JsxElement | ts.JsxFragment, mayBeText: MayBeText): ts.JsxChild[] {
  const shown = children.filter((child) => {
    if (ts.isJsxText(child)) return isShown(child.text);
    if (!ts.isJsxExpression(child)) return true;
    if (!child.expression) return false;
    return !ts.isStringLiteralLike(child.expression) || isShown(child.expression.text);
  });
  if (shown.length < 2 && kind !== ts.SyntaxKind.JsxFragment) return [];
  const isText = (child: ts.JsxChild) =>
    ts.isJsxText(child) || (ts.isJsxExpression(child) && child.expression && yieldsText(child.expression, mayBeText));
  return shown.filter(isText);
}

/** Whether a component returns this expression. */
function isReturned(node: ts.ReturnStatement): boolean {
  return /^[A-Z]/.test(ts.findAncestor(node, ts.isFunctionLike)?.name?.getText() ?? "");
}

/**
 * A browser that translates moves each text into elements of its own. Where React then adds an element before a text,
 * or takes a text away, it throws, as the text is no longer where React left it; where React changes a text, nobody
 * sees it. Neither happens to the only child of an element.
 * @returns `line: code` of each text beside other children, in a fragment, or returned by a component
 */
export function findBareTexts(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const mayBeText = findElementNames(source);
  const found: string[] = [];
  const note = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().trim().replace(/\s+/g, " ")}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) bareChildren(node, mayBeText).forEach(note);
    if (ts.isReturnStatement(node) && node.expression && isReturned(node) && yieldsText(node.expression, mayBeText))
      note(node);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
