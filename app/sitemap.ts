import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { listPublicPages } from "@/lib/product/public-pages";

export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return listPublicPages(env().NEXTAUTH_URL);
}
