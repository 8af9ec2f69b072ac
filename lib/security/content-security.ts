/** The only page with Stripe's card form, and the only one whose policy names Stripe's hosts. */
const PAYMENT_PATH = "/payment";

/** A worker's requests obey its own policy, and it also requests the recordings that its pages play. */
const WORKER_PATH = "/sw.js";

/** Stripe's guide: https://docs.stripe.com/security/guide#content-security-policy. */
const STRIPE = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
  images: "https://*.stripe.com",
};

/** Inline styles without a nonce: sonner's CSS, its empty element, `app/global-error.tsx`. A test compares them. */
export const STYLE_HASHES = {
  sonner: "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  empty: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  globalError: "sha256-IsdlBjSqH2vg7/AaD28kX5FntDgeR5AW8jjVyUg5MxY=",
};

/** The only inline style attribute: `display:none` on the part of an SVG that React streams later. */
const STREAMED_SVG_STYLE = "'unsafe-hashes' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='";

type PolicyInput = {
  /** Random per request; Next adds it to every script. */
  nonce: string;
  pathname: string;
  /** Next's development server uses eval and inline styles. */
  isDevelopment: boolean;
  isSecure: boolean;
  audioStore: string | undefined;
};

/**
 * The Content-Security-Policy of a page. No `strict-dynamic`: it ignores host lists, so scripts could load others from
 * anywhere and Stripe could not be limited to one page.
 */
export function pagePolicy({ nonce, pathname, isDevelopment, isSecure, audioStore }: PolicyInput): string {
  const stripe = pathname === PAYMENT_PATH ? STRIPE : null;
  const store = audioStore && new URL(audioStore).origin;
  const hashes = Object.values(STYLE_HASHES).map((hash) => `'${hash}'`);
  const directives: Record<string, (string | false | undefined)[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, stripe?.scripts, isDevelopment && "'unsafe-eval'"],
    "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`, ...hashes],
    // Stripe's form sizes its frames by style attributes.
    "style-src-attr": [isDevelopment || stripe ? "'unsafe-inline'" : STREAMED_SVG_STYLE],
    "img-src": ["'self'", "data:", stripe?.images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", stripe?.calls, pathname === WORKER_PATH && store],
    "media-src": ["'self'", "blob:", store],
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

/** For API responses, which must never be executed or framed. */
const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Only a worker applies it, to its own script: the PDF worker uses WebAssembly, which pages may not. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

type Header = { key: string; value: string };

/** The only page that may ask for the microphone. The policy holds for a document, so links to it load one. */
const REHEARSAL_PATH = "/orale";

const DISABLED_FEATURES = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), usb=()";
const permissions = ({ payment = "", microphone = "" }): Header => ({
  key: "Permissions-Policy",
  value: `${DISABLED_FEATURES}, microphone=(${microphone}), payment=(${payment})`,
});

/** Static headers by path for `next.config.ts`. A later rule wins. */
export const HEADER_RULES: { source: string; headers: Header[] }[] = [
  {
    source: "/:path*",
    headers: [
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "X-Frame-Options", value: "DENY" },
      { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
      { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
      { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
      permissions({}),
    ],
  },
  { source: "/api/:path*", headers: [{ key: "Content-Security-Policy", value: CALL_POLICY }] },
  { source: "/_next/static/:path*", headers: [{ key: "Content-Security-Policy", value: WORKER_POLICY }] },
  // Browsers must notice a new service worker at each check.
  { source: WORKER_PATH, headers: [{ key: "Cache-Control", value: "no-cache" }] },
  {
    source: PAYMENT_PATH,
    headers: [
      // A bank may open a popup that needs its opener.
      { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
      permissions({ payment: 'self "https://js.stripe.com" "https://hooks.stripe.com"' }),
    ],
  },
  { source: REHEARSAL_PATH, headers: [permissions({ microphone: "self" })] },
];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets HSTS on an https site. Without includeSubDomains: other hosts of the domain are not ours to decide. */
export function setHstsHeader(headers: Headers, siteUrl: string): void {
  if (siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", `max-age=${2 * YEAR_SECONDS}`);
}
