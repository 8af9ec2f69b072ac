import { headers } from "next/headers";
import { nonceIn, toScriptText } from "@/lib/product/structured-data";

/** Data about the page for search engines. No script, but it stands in an element of that name and bears the page's nonce. */
export async function StructuredData({ data }: { data: readonly unknown[] }) {
  const nonce = nonceIn((await headers()).get("Content-Security-Policy"));
  return data.map((one) => {
    const text = toScriptText(one);
    return (
      <script key={text} type="application/ld+json" nonce={nonce}>
        {text}
      </script>
    );
  });
}
