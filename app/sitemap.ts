import type { MetadataRoute } from "next";
import { listHiddenPages } from "@/lib/citizenship/offered";
import { env } from "@/lib/env";
import { listSitemapEntries } from "@/lib/product/public-pages";

export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return listSitemapEntries(env().NEXTAUTH_URL, listHiddenPages());
}
