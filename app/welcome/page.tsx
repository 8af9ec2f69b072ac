import type { Metadata } from "next";
import { HomeView } from "@/app/home-view";
import { alternatesOf } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: await alternatesOf("/") };
}

/** Served at / without a session (`next.config.ts`). A page of its own, so that it ships no learner or admin code. */
export default function WelcomePage() {
  return <HomeView />;
}
