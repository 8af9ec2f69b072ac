import type { Metadata } from "next";
import { HomeView } from "@/app/home-view";
import { alternatesOf } from "@/lib/i18n/alternates";

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: await alternatesOf("/") };
}

/** What stands at / for whoever has no session (`next.config.ts`): apart, so that it carries no learner's or admin's code. */
export default function WelcomePage() {
  return <HomeView />;
}
