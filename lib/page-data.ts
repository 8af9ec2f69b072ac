import "server-only";
import { toScriptText } from "@/lib/structured-data";
import { visits } from "@/lib/visit";

/** Plain JSON, and its text. */
export type Data = { readonly value: unknown; readonly text: string };

/** How a client component gets its data (`usePageData`): the number of a place in the document, or else a text of JSON. */
export type PageData<T> = (number | string) & { readonly holds?: T };

/** A value with its text, for data that is handed over more than once. */
export function prepare<T>(value: T): Data & { readonly value: T } {
  return { value, text: toScriptText(value) };
}

/**
 * Hands data to a client component of the page beside its properties: those React writes twice and reads again to draw the page, which
 * for what is large takes longer than all else. A document bears it as one text, once, and what draws the document on the server takes
 * the value itself. Who fetches a page without its document (the router) gets the text as a property.
 * Only after the page's last `redirect` and `notFound`: there Next sends a document without the page, and nothing would bear the data.
 */
export function handOver<T>(data: Data & { readonly value: T }): PageData<T> {
  const documentData = visits().getStore()?.documentData;
  return documentData ? documentData.push(data) - 1 : data.text;
}
