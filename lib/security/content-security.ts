/**
 * What a browser may do with our answers: the headers of every answer and the security policy of every page. Pure, so
 * that `next.config.ts`, `middleware.ts` and the tests read the same text.
 */

/** The document that may show Stripe's card form; its policy alone names Stripe's hosts. */
const PAYMENT_PATH = "/payment";

/** Stripe's own guide, https://docs.stripe.com/security/guide#content-security-policy. */
const STRIPE = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
  images: "https://*.stripe.com",
};

/**
 * The texts of the inline style elements that know no nonce, by their hashes: sonner's own rules, the empty element it
 * starts from, and the last resort of `app/global-error.tsx`. A test compares them with the files.
 */
export const STYLE_HASHES = {
  sonner: "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  empty: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  globalError: "sha256-umkai+9bmqcIdl2o7ZXU/yOzdnkZe2EwbW7oMsYv/eI=",
};

/** The one style attribute of a page: `display:none`, on a piece of a drawing that React streams later than the rest. */
const STREAMED_PIECE = "'unsafe-hashes' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='";

type Page = {
  /** A text nobody can guess, new for each request; Next gives it to every script it writes. */
  nonce: string;
  /** The address of the document without its query. */
  pathname: string;
  /** Next's development server evaluates code and writes styles into the page. */
  isDevelopment: boolean;
  /** The site is reached over https. */
  isSecure: boolean;
  /** The address of the store that recordings come from, where there is one. */
  audioStore: string | undefined;
};

/**
 * The security policy of a page. Scripts come from this site or bear the nonce: no `strict-dynamic`, because with it a
 * script of ours could load others from anywhere and hosts would no longer count, so that Stripe could not be kept to
 * one page.
 */
export function pagePolicy({ nonce, pathname, isDevelopment, isSecure, audioStore }: Page): string {
  const stripe = pathname === PAYMENT_PATH ? STRIPE : null;
  const hashes = Object.values(STYLE_HASHES).map((hash) => `'${hash}'`);
  const directives: Record<string, (string | false | undefined)[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, stripe?.scripts, isDevelopment && "'unsafe-eval'"],
    "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`, ...hashes],
    // Stripe's form sizes its frames by style attributes.
    "style-src-attr": [isDevelopment || stripe ? "'unsafe-inline'" : STREAMED_PIECE],
    "img-src": ["'self'", "data:", stripe?.images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", stripe?.calls],
    "media-src": ["'self'", "blob:", audioStore && new URL(audioStore).origin],
    "manifest-src": ["'self'"],
    "frame-src": [stripe?.frames ?? "'none'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "));
  return [...lines, ...(isSecure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** The policy of what is no page: nothing in a call's answer is ever to be run or framed. */
const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of the build's files. Only a worker heeds it, as that of its own script: the one that draws the PDF lays it
 * out in WebAssembly, which no page may run.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

type Header = { key: string; value: string };

const NO_DEVICES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), usb=()";
const permissions = (payment: string): Header => ({
  key: "Permissions-Policy",
  value: `${NO_DEVICES}, payment=(${payment})`,
});

/** The headers that depend on nothing but the path, in the form `next.config.ts` takes. A later rule wins. */
export const HEADER_RULES: { source: string; headers: Header[] }[] = [
  {
    source: "/:path*",
    headers: [
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "X-Frame-Options", value: "DENY" },
      { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
      { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
      permissions(""),
    ],
  },
  { source: "/api/:path*", headers: [{ key: "Content-Security-Policy", value: CALL_POLICY }] },
  { source: "/_next/static/:path*", headers: [{ key: "Content-Security-Policy", value: WORKER_POLICY }] },
  // Each time a browser looks, it learns of a newer service worker.
  { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
  {
    source: PAYMENT_PATH,
    headers: [
      // A bank may open a window of its own and answer to the page.
      { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
      permissions('self "https://js.stripe.com" "https://hooks.stripe.com"'),
    ],
  },
];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells browsers to come back only over https; nothing for a site that is reached over http. Its host alone: what else
 * the operator runs beside it is not ours to decide.
 * @param siteUrl the site's public address
 */
export function requireSecureTransport(headers: Headers, siteUrl: string): void {
  if (siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", `max-age=${2 * YEAR_SECONDS}`);
}
