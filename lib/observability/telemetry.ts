import "server-only";
import { context, propagation, type TextMapPropagator, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { env } from "@/lib/env";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { buildVersion } from "@/lib/observability/build-version";
import { observeResponse } from "@/lib/observability/metrics";
import { redactSpan } from "@/lib/observability/redact-span";

const REQUEST_ID = Symbol("request id");

/** Takes the id that the middleware gave to a page from its headers, so that the page's spans bear it. */
const requestIdPropagator: TextMapPropagator = {
  inject: () => {},
  extract: (parent, carrier, getter) => {
    const id = toRequestId([getter.get(carrier, REQUEST_ID_HEADER)].flat()[0]);
    return id ? parent.setValue(REQUEST_ID, id) : parent;
  },
  fields: () => [REQUEST_ID_HEADER],
};

/** Names the request on each span, and counts each response when Next's span of it ends. */
const observer: SpanProcessor = {
  onStart: (span, parent) => {
    const id = parent.getValue(REQUEST_ID);
    if (typeof id === "string") span.setAttribute("app.request", id);
  },
  onEnd: ({ attributes, duration: [seconds, nanoseconds] }) => {
    const {
      "next.span_type": type,
      "http.method": method,
      "http.target": target,
      "http.status_code": status,
    } = attributes;
    if (type !== "BaseServer.handleRequest") return;
    observeResponse(String(method), String(target), Number(status), seconds + nanoseconds / 1e9);
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Exports only what may leave the server. */
function redact(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redactSpan), done),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Observes Next's own spans: counts responses for `/api/metrics`, and sends traces to the collector that the environment
 * names by OpenTelemetry's own variables (OTLP over http), where it names one. Loaded only where one of both is configured.
 * @returns sends the spans that were not sent yet
 */
export function startTelemetry(): () => Promise<void> {
  const exporting = env().OTEL_EXPORTER_OTLP_ENDPOINT
    ? [new BatchSpanProcessor({ exporter: redact(new OTLPTraceExporter()) })]
    : [];
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "cils", "service.version": buildVersion() }),
    spanProcessors: [observer, ...exporting],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(requestIdPropagator);
  trace.setGlobalTracerProvider(provider);
  return () => provider.forceFlush();
}
