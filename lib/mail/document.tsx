import { Body } from "@react-email/body";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { render, toPlainText } from "@react-email/render";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import { textDirection } from "@/lib/i18n/direction";
import type { Recipient } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";

/** The look's tokens (`app/tokens.css`); mail programs know neither variables nor our fonts. */
const SANS = "Verdana,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const PAPER: CSSProperties = {
  margin: 0,
  padding: "16px 8px",
  background: "#fbf9f4",
  color: "#1d1a16",
  fontFamily: SANS,
  fontSize: "16px",
  lineHeight: "1.5",
};
const CARD: CSSProperties = { maxWidth: "600px", margin: "0 auto", borderRadius: "16px", background: "#ffffff" };
const HEAD: CSSProperties = {
  padding: "16px 20px",
  borderRadius: "16px 16px 0 0",
  background: "#0e3a2a",
  color: "#fdf9ef",
  fontFamily: SERIF,
  fontSize: "22px",
  fontWeight: "bold",
};
const SIZE: CSSProperties = { fontSize: "16px", lineHeight: "1.5" };
const CODE: CSSProperties = {
  margin: "16px 0",
  padding: "12px 16px",
  borderRadius: "12px",
  background: "#f2eee5",
  fontSize: "36px",
  lineHeight: "1.2",
  fontWeight: "bold",
  letterSpacing: "4px",
  fontFamily: "Consolas,Menlo,monospace",
};
const BUTTON: CSSProperties = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "10px",
  background: "#0b5d3b",
  color: "#ffffff",
  fontWeight: "bold",
  textDecoration: "none",
};
const CELL: CSSProperties = { padding: "8px 0", borderTop: "1px solid #e2dbcd", verticalAlign: "top" };

/** Overrides the inline styles in mail programs that support dark mode. */
const DARK = `@media (prefers-color-scheme:dark){
.paper{background:#14120f!important;color:#f5efe5!important}
.card{background:#201c18!important}
.head{background:#0c2c20!important}
.code,.quote{background:#2a2520!important}
.link{color:#7bd6a8!important}
.button{background:#7bd6a8!important;color:#08251a!important}
.cell{border-color:#3b342c!important}
}`;

export const Paragraph = ({ children }: { children: string }) => <Text style={SIZE}>{children}</Text>;

export const Title = ({ children }: { children: string }) => (
  <Heading as="h2" style={{ fontFamily: SERIF, fontSize: "20px", lineHeight: "1.25", margin: "28px 0 8px" }}>
    {children}
  </Heading>
);

export const Code = ({ children }: { children: string }) => (
  <Text className="code" style={CODE}>
    {children}
  </Text>
);

export const Quote = ({ children }: { children: string }) => (
  <blockquote
    className="quote"
    style={{ margin: "8px 0", padding: "12px 16px", borderRadius: "12px", background: "#f2eee5" }}
  >
    {children}
  </blockquote>
);

type LinkProps = { href: string; children: string };

/** The one thing to do next: at most one in a mail. */
export const ActionButton = ({ href, children }: LinkProps) => (
  <Text style={{ ...SIZE, margin: "20px 0" }}>
    <Link href={href} className="button" style={BUTTON}>
      {children}
    </Link>
  </Text>
);

export const ActionLink = ({ href, children }: LinkProps) => (
  <Text style={SIZE}>
    <Link href={href} className="link" style={{ color: "#0b5d3b", textDecoration: "underline" }}>
      {children}
    </Link>
  </Text>
);

export const DetailsTable = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <table role="presentation" width="100%" style={{ borderCollapse: "collapse" }}>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name} className="fact">
          <th className="cell" style={{ ...CELL, textAlign: "left", paddingRight: "16px", fontWeight: "normal" }}>
            {name}
          </th>
          <td className="cell" style={{ ...CELL, fontWeight: "bold" }}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type TextNode = { attribs: Record<string, string>; children: unknown };
type Walk = (children: unknown, builder: Builder) => void;
type Builder = {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addLiteral(text: string): void;
  addLineBreak(): void;
};

const surround =
  (before: string, after: string) =>
  ({ children }: TextNode, walk: Walk, builder: Builder): void => {
    builder.openBlock({ leadingLineBreaks: 2 });
    builder.addLiteral(before);
    walk(children, builder);
    builder.addLiteral(after);
    builder.closeBlock({ trailingLineBreaks: 2 });
  };

function link({ attribs, children }: TextNode, walk: Walk, builder: Builder): void {
  walk(children, builder);
  builder.addLiteral(":");
  builder.addLineBreak();
  builder.addLiteral(attribs["href"] ?? "");
}

const PLAIN_TEXT = {
  formatters: { code: surround("    ", ""), quote: surround("«", "»"), link },
  selectors: [
    { selector: "div.head", format: "skip" },
    { selector: "h2", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "p.code", format: "code" },
    { selector: "blockquote", format: "quote" },
    { selector: "a", format: "link" },
    { selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "th", format: "inlineSurround", options: { suffix: ": " } },
    { selector: "td", format: "inline" },
  ],
};

/** Renders a mail under the product's name as HTML without external resources, light and dark, and as plain text. */
export async function renderMail(to: Recipient, product: string, subject: string, body: ReactNode): Promise<Mail> {
  const html = await render(
    <Html lang={to.locale} dir={textDirection(to.locale)}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next's */}
      <head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      {/* `Body` copies its style to a cell, where the dark styles would not override it. */}
      <Body style={{ margin: 0, padding: 0 }}>
        <div className="paper" style={PAPER}>
          <div className="card" style={CARD}>
            <div className="head" style={HEAD}>
              {product}
            </div>
            <div style={{ padding: "4px 20px 16px" }}>{body}</div>
          </div>
        </div>
      </Body>
    </Html>,
  );
  return { to: to.email, subject, html, text: `${toPlainText(html, PLAIN_TEXT).trim()}\n` };
}
