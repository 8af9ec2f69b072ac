import type { ReadableSpan } from "@opentelemetry/sdk-trace";

/** What may be told of a step: how was asked, which route of ours answered, how, and in which request. No address, no query. */
const TOLD = [
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

/** A step of a trace with what may be told of it and nothing else: Next's own names and attributes hold whole addresses. */
export function redactSpan(span: ReadableSpan): ReadableSpan {
  const told = Object.entries(span.attributes).filter(([name]) => TOLD.includes(name));
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
    attributes: Object.fromEntries(told),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
