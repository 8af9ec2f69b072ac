import { PUBLIC_PAGES } from "@/lib/product/public-pages";

/**
 * The address of a page that somebody may pass on: that of a public page without its query, which may hold an address or
 * answers; that of the home page for all others.
 */
export function toShareableUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return new URL(Object.hasOwn(PUBLIC_PAGES, pathname) ? pathname : "/", origin).href;
}

/** What this browser can do with a link; `share` opens the phone's own sheet. */
type Device = {
  share?: ((content: { text: string; url: string }) => Promise<void>) | undefined;
  copy?: ((url: string) => Promise<void>) | undefined;
};

/**
 * Opens the share sheet, or copies the link where there is none or it fails.
 * @returns `closed` also if the reader changed their mind; `refused` if the link was neither shared nor copied
 */
export async function shareOrCopy(
  content: { text: string; url: string },
  { share, copy }: Device,
): Promise<"closed" | "copied" | "refused"> {
  try {
    if (share) {
      await share(content);
      return "closed";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "closed";
  }
  if (!copy) return "refused";
  return copy(content.url).then(
    () => "copied",
    () => "refused",
  );
}
