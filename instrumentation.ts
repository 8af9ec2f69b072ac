import type { Instrumentation } from "next";

/** Runs once when a server starts, before it answers anything. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { openFrontDoor } = await import("@/lib/front-door");
  openFrontDoor();
  const { env } = await import("@/lib/env");
  const sendTraces = env().OTEL_EXPORTER_OTLP_ENDPOINT ? (await import("@/lib/telemetry")).startTelemetry() : undefined;
  const { startWorkLater } = await import("@/app/work-later");
  const stopWork = startWorkLater();
  // The development server ends itself.
  if (process.env.NODE_ENV !== "production") return;
  const { endOnSignal } = await import("@/lib/shutdown");
  endOnSignal(stopWork, sendTraces);
}

/** Told of every error of a page or an action that nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routeType }) => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { noteRequestError } = await import("@/lib/front-door");
  noteRequestError(error, routeType === "action");
};
