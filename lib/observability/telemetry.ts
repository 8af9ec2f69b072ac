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

/** Reads the request id that the middleware set on a page's headers. */
const requestIdPropagator: TextMapPropagator = {
  inject: () => {},
  extract: (parent, carrier, getter) => {
    const id = toRequestId([getter.get(carrier, REQUEST_ID_HEADER)].flat()[0]);
    return id ? parent.setValue(REQUEST_ID, id) : parent;
  },
  fields: () => [REQUEST_ID_HEADER],
};

/** Adds the request id to each span and counts a response when Next's request span ends. */
const observer: SpanProcessor = {
  onStart: (span, parent) => {
    const id = parent.getValue(REQUEST_ID);
    if (typeof id === "string") span.setAttribute("app.request", id);
  },
  onEnd: ({ attributes, duration: [seconds, nanoseconds] }) => {
    if (attributes["next.span_type"] !== "BaseServer.handleRequest") return;
    const { "http.method": method, "http.target": target, "http.status_code": status } = attributes;
    observeResponse(String(method), String(target), Number(status), seconds + nanoseconds / 1e9);
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};

function redact(exporter: SpanExporter): SpanExporter {
  return { export: (spans, done) => exporter.export(spans.map(redactSpan), done), shutdown: () => exporter.shutdown() };
}

/**
 * Observes Next's spans: counts responses for `/api/metrics` and exports traces to the collector in OpenTelemetry's own
 * environment variables (OTLP over HTTP), if set.
 * @returns exports the pending spans
 */
export function startTelemetry(): () => Promise<void> {
  const exportProcessors = env().OTEL_EXPORTER_OTLP_ENDPOINT
    ? [new BatchSpanProcessor({ exporter: redact(new OTLPTraceExporter()) })]
    : [];
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "cils", "service.version": buildVersion() }),
    spanProcessors: [observer, ...exportProcessors],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(requestIdPropagator);
  trace.setGlobalTracerProvider(provider);
  return () => provider.forceFlush();
}
