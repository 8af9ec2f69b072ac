import type { ReadableSpan } from "@opentelemetry/sdk-trace";

/** Attributes that may be exported: none contains a URL or a query. */
const ALLOWED_ATTRIBUTES = [
  "http.method",
  "http.route",
  "http.status_code",
  "next.route",
  "next.span_type",
  "error.type",
  "app.request",
];

function nameOf({ attributes }: ReadableSpan): string {
  const { "next.span_type": type, "http.method": method, "next.route": route } = attributes;
  const words = method === undefined ? [type, route] : [method, route];
  return words.filter((word) => typeof word === "string").join(" ") || "step";
}

/** A span with the allowed attributes only: Next's own names and attributes contain URLs. */
export function redactSpan(span: ReadableSpan): ReadableSpan {
  const allowed = Object.entries(span.attributes).filter(([name]) => ALLOWED_ATTRIBUTES.includes(name));
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: Object.fromEntries(allowed),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
