import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "@/lib/i18n/locales";
import { onePerProcess } from "@/lib/one-per-process";
import type { Data } from "@/lib/page-data";

/** What is known of the request that is being answered. */
export type Visit = {
  /** Stands in the answer's `X-Request-Id` and in every line the log gets meanwhile. */
  readonly id: string;
  /** Its path and query, as asked. May tell of somebody: never log it. */
  readonly url: string;
  /** What it deserves where Next would say 500. */
  status: 400 | 500 | 503;
  /** What the document that answers it hands to its components; undefined where no document does. */
  readonly documentData?: Data[] | undefined;
  /** What it brought, where the front door answers it: Next's own readers work inside Next alone. */
  direct?: { cookies: Readonly<Record<string, string>>; locale: Locale };
};

/** The visit of whatever runs now; of the process, whichever bundle asks. */
export const visits = (): AsyncLocalStorage<Visit> => onePerProcess("visits", () => new AsyncLocalStorage<Visit>());
