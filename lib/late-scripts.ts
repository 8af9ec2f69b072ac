/**
 * A page's code after its first picture. Next asks for a page's files by `async`: over a slow line they share it with what the
 * picture needs, and where they arrive together with the page, as from a cache, a slow phone works on them before it has painted
 * anything. Here they come when the picture stands.
 */

/** How Next writes such a file into a page, once the nonce is gone. */
const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** Whatever keeps a page from being painted, its code runs after so many milliseconds. */
const UNPAINTED_MS = 3000;

/** Fetches and runs the files that `runLate` has left to it, once: when the first picture stands on the screen, or where nobody sees one. */
export const LATE_START = [
  "(()=>{",
  "let files=document.querySelectorAll('link[rel=late]');",
  "const run=()=>{for(const file of files){const script=document.createElement('script');script.async=true;",
  "script.setAttribute('src',file.getAttribute('href'));document.head.append(script)}files=[]};",
  "if(document.hidden)return run();",
  "new PerformanceObserver(seen=>{if(seen.getEntriesByName('first-contentful-paint')[0])run()})",
  ".observe({type:'paint',buffered:true});",
  `setTimeout(run,${UNPAINTED_MS})`,
  "})()",
].join("");

const END = "</body></html>";

/** Whether the page has the end at which its code is started. */
export const isWhole = (html: string): boolean => html.endsWith(END);

/** A whole page whose files come after its first picture; `LATE_START` is a script of it then. */
export function runLate(html: string): string {
  return html
    .replaceAll(ASYNC_SCRIPT, '<link rel="late" href="$1"/>')
    .slice(0, -END.length)
    .concat(`<script>${LATE_START}</script>`, END);
}
