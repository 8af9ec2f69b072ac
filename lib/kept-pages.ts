import "server-only";
import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type KeptPage, keepPage, type Rendered, sendKeptPage } from "@/lib/kept-page";
import { nextPriceChange } from "@/lib/product";
import { requestStrangerPage, type StrangerPage } from "@/lib/stranger-page";

/** How long a page is sent as it was rendered. It changes with the price alone, and then it is rendered anew in any case. */
const KEPT_MS = 5 * 60_000;
/** After how long a page that could not be kept is tried again. */
const RETRY_MS = 10_000;
const RENDER_MS = 10_000;

type Place = { page: Promise<KeptPage | null>; until: number };

/** A page of each kind of stranger: as many as there are languages, pages and answers to the question about cookies. */
const places = new Map<string, Place>();

/**
 * Answers a stranger with a page that this process has rendered once for all of them.
 * @returns whether it did; otherwise Next is to answer
 */
export async function answerStranger(
  asked: StrangerPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const page = await findPage(asked, request);
  if (!page) return false;
  await sendKeptPage(page, request, response);
  return true;
}

/** The kept page, rendered now where there is none or an old one: whoever else asks meanwhile waits for the same. */
async function findPage(asked: StrangerPage, { socket }: IncomingMessage): Promise<KeptPage | null> {
  const { localAddress: host, localPort: port } = socket;
  // Who asked is gone already.
  if (host === undefined || port === undefined) return null;
  const now = new Date();
  const key = Object.values(asked).join(" ");
  const found = places.get(key);
  if (found && now.getTime() < found.until) return found.page;
  const page = render(asked, { host, port })
    .then(keepPage)
    .catch(() => null);
  const place = { page, until: Math.min(now.getTime() + KEPT_MS, nextPriceChange(now)?.getTime() ?? Infinity) };
  places.set(key, place);
  void page.then((kept) => {
    if (!kept) place.until = Date.now() + RETRY_MS;
  });
  return page;
}

/** Asks this very server for the page as for anybody's: whatever of a visitor could change a page does not reach it. */
async function render(asked: StrangerPage, server: { host: string; port: number }): Promise<Rendered> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { ...server, ...requestStrangerPage(asked), agent: false, signal: AbortSignal.timeout(RENDER_MS) };
    get(options, resolve).on("error", reject);
  });
  return { status: answer.statusCode, headers: answer.headers, html: await text(answer) };
}
