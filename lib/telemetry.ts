import "server-only";
import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { buildVersion } from "@/lib/build-version";
import { toToldSpan } from "@/lib/told-span";
import { visits } from "@/lib/visit";

/** Sends only what may be told. */
function tellOnly(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(toToldSpan), done),
    shutdown: () => exporter.shutdown(),
  };
}

/** Puts on each step the id of its request, under which the log speaks of it too. */
const nameRequest: SpanProcessor = {
  onStart: (span) => {
    const visit = visits().getStore();
    if (visit) span.setAttribute("app.request", visit.id);
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Has the steps in which Next answers a request sent to the collector that the environment names by OpenTelemetry's own
 * variables (OTLP over http). Loaded only where one is named.
 * @returns sends what is left, at the end
 */
export function startTelemetry(): () => Promise<void> {
  const exporter = tellOnly(new OTLPTraceExporter());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "cils", "service.version": buildVersion() }),
    spanProcessors: [nameRequest, new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
