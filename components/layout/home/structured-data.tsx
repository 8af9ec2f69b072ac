import { headers } from "next/headers";
import { extractNonce, toScriptText } from "@/lib/product/structured-data";

/** Structured data for search engines. It is a `script` element, so it needs the page's CSP nonce. */
export async function StructuredData({ data }: { data: readonly unknown[] }) {
  const nonce = extractNonce((await headers()).get("Content-Security-Policy"));
  return data.map((one) => {
    const text = toScriptText(one);
    return (
      <script key={text} type="application/ld+json" nonce={nonce}>
        {text}
      </script>
    );
  });
}
