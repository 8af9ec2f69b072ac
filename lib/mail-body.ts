/**
 * One part of a mail: a heading, a sentence, words quoted, a code to be typed, a link with its own words, or pairs of name
 * and value.
 */
export type MailPart =
  | { heading: string }
  | { text: string }
  | { quote: string }
  | { code: string }
  | { link: string; href: string }
  | { rows: readonly (readonly [name: string, value: string])[] };

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function partAsText(part: MailPart): string {
  if ("heading" in part) return part.heading.toUpperCase();
  if ("text" in part) return part.text;
  if ("quote" in part) return `«${part.quote}»`;
  if ("code" in part) return `    ${part.code}`;
  if ("link" in part) return `${part.link}:\n${part.href}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join("\n");
}

function partAsHtml(part: MailPart): string {
  if ("heading" in part) return `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(part.heading)}</h2>`;
  if ("text" in part) return `<p>${escapeHtml(part.text)}</p>`;
  if ("quote" in part) {
    const look = "margin:8px 0;padding:8px 12px;border-left:4px solid #857867";
    return `<blockquote style="${look}">${escapeHtml(part.quote)}</blockquote>`;
  }
  if ("code" in part) {
    const look =
      "margin:16px 0;font-size:36px;font-weight:bold;letter-spacing:4px;font-family:Consolas,Menlo,monospace";
    return `<p style="${look}">${escapeHtml(part.code)}</p>`;
  }
  if ("link" in part)
    return `<p><a href="${escapeHtml(part.href)}" style="color:#0b5d3b">${escapeHtml(part.link)}</a></p>`;
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeHtml(name)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse">${rows.join("")}</table>`;
}

/**
 * Writes the parts of a mail twice: as plain text, and as simple HTML without pictures or anything to be fetched.
 * @param lang BCP 47 language of the words
 */
export function writeMailBody(lang: string, parts: readonly MailPart[]): { text: string; html: string } {
  const look = "font-family:Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1b16;max-width:600px";
  return {
    text: `${parts.map(partAsText).join("\n\n")}\n`,
    html: `<!doctype html><html lang="${escapeHtml(lang)}"><meta charset="utf-8"><body><div style="${look}">${parts.map(partAsHtml).join("\n")}</div></body></html>\n`,
  };
}
