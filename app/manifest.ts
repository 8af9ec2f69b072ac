import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const translate = await getTranslations("product");
  const product = productName();
  return {
    id: "/",
    name: translate("title", { product }),
    short_name: product,
    description: translate("description", { product, count: countSimulations() }),
    lang: "it",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
