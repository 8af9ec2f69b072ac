import type { Instrumentation } from "next";

export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { env } = await import("@/lib/env");
  const { OTEL_EXPORTER_OTLP_ENDPOINT, METRICS_SECRET, NODE_ENV } = env();
  const isObserved = OTEL_EXPORTER_OTLP_ENDPOINT ?? METRICS_SECRET;
  const flushTraces = isObserved ? (await import("@/lib/observability/telemetry")).startTelemetry() : undefined;
  const { startJobsLater } = await import("@/app/start-jobs");
  const stopJobRounds = startJobsLater();
  if (NODE_ENV !== "production") return;
  const { onShutdownRequest } = await import("@/lib/jobs/shutdown");
  onShutdownRequest(stopJobRounds, flushTraces);
}

export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath, routeType }) => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { logRequestError } = await import("@/lib/http/request-error");
  logRequestError(error, { headers, routePath, isAction: routeType === "action" });
};
