import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { findAccount } from "@/lib/accounts/gate";
import { findSimulationByPathPart } from "@/lib/exam/content/library";

type Props = { params: Promise<{ simulationId: string }>; children: ReactNode };

/** Runs before the loading view is streamed; afterwards the status can no longer be 404 or 503. */
export default async function SimulationLayout({ params, children }: Props) {
  if (!findSimulationByPathPart((await params).simulationId)) notFound();
  await findAccount();
  return children;
}
