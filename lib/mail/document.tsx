import { Body } from "@react-email/body";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { render, toPlainText } from "@react-email/render";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import type { Recipient } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";

const PAGE: CSSProperties = {
  fontFamily: "Verdana,Arial,sans-serif",
  fontSize: "16px",
  lineHeight: "1.5",
  color: "#1d1a16",
  maxWidth: "600px",
};
const SIZE: CSSProperties = { fontSize: "16px", lineHeight: "1.5" };
const CODE: CSSProperties = {
  margin: "16px 0",
  fontSize: "36px",
  fontWeight: "bold",
  letterSpacing: "4px",
  fontFamily: "Consolas,Menlo,monospace",
};

export const Paragraph = ({ children }: { children: string }) => <Text style={SIZE}>{children}</Text>;

export const Title = ({ children }: { children: string }) => (
  <Heading as="h2" style={{ fontSize: "18px", margin: "24px 0 8px" }}>
    {children}
  </Heading>
);

export const Code = ({ children }: { children: string }) => (
  <Text className="code" style={CODE}>
    {children}
  </Text>
);

export const Quote = ({ children }: { children: string }) => (
  <blockquote style={{ margin: "8px 0", padding: "8px 12px", borderLeft: "4px solid #857867" }}>{children}</blockquote>
);

export const ActionLink = ({ href, children }: { href: string; children: string }) => (
  <Text style={SIZE}>
    <Link href={href} style={{ color: "#0b5d3b" }}>
      {children}
    </Link>
  </Text>
);

export const DetailsTable = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <table role="presentation" style={{ borderCollapse: "collapse" }}>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name} className="fact">
          <th style={{ textAlign: "left", verticalAlign: "top", padding: "4px 16px 4px 0" }}>{name}</th>
          <td style={{ padding: "4px 0" }}>{value}</td>
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
    { selector: "h2", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "p.code", format: "code" },
    { selector: "blockquote", format: "quote" },
    { selector: "a", format: "link" },
    { selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "th", format: "inlineSurround", options: { suffix: ": " } },
    { selector: "td", format: "inline" },
  ],
};

/** Renders a mail as HTML without external resources, and as plain text. */
export async function renderMail(to: Recipient, subject: string, body: ReactNode): Promise<Mail> {
  const html = await render(
    <Html lang={to.locale}>
      <Body>
        <div style={PAGE}>{body}</div>
      </Body>
    </Html>,
  );
  return { to: to.email, subject, html, text: `${toPlainText(html, PLAIN_TEXT).trim()}\n` };
}
