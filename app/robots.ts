import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { DISALLOWED_PATHS } from "@/lib/product/public-pages";

// The site's address is known at run time, not at build time.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...DISALLOWED_PATHS] },
    sitemap: new URL("/sitemap.xml", env().NEXTAUTH_URL).href,
  };
}
