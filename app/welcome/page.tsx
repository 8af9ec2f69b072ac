import type { Metadata } from "next";
import { HomeView } from "@/app/home-view";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** What stands at / for whoever has no session (`next.config.ts`): apart, so that it carries no learner's or admin's code. */
export default function WelcomePage() {
  return <HomeView />;
}
