import { SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { expect, it } from "vitest";
import { redactSpan } from "@/lib/observability/redact-span";

const span: ReadableSpan = {
  name: "GET /reset-password?code=zgrumbolo",
  kind: SpanKind.SERVER,
  spanContext: () => ({ traceId: "1".repeat(32), spanId: "2".repeat(16), traceFlags: TraceFlags.SAMPLED }),
  startTime: [1, 0],
  endTime: [2, 0],
  duration: [1, 0],
  ended: true,
  status: { code: SpanStatusCode.ERROR, message: "no row for zgrumbolo" },
  attributes: {
    "http.method": "GET",
    "http.target": "/reset-password?code=zgrumbolo",
    "http.status_code": 500,
    "next.route": "/reset-password",
    "next.span_name": "GET zgrumbolo",
    "next.span_type": "BaseServer.handleRequest",
    "app.request": "an-id-of-a-request",
  },
  links: [],
  events: [{ name: "exception", time: [1, 0], attributes: { "exception.message": "zgrumbolo" } }],
  resource: resourceFromAttributes({ "service.name": "cils" }),
  instrumentationScope: { name: "next.js" },
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
};

it("a span keeps its position, times and route, and loses address, messages and exceptions", () => {
  const told = redactSpan(span);
  expect(JSON.stringify(told)).not.toContain("zgrumbolo");
  expect(told).toMatchObject({
    name: "GET /reset-password",
    startTime: [1, 0],
    status: { code: SpanStatusCode.ERROR },
    attributes: { "http.status_code": 500, "next.route": "/reset-password", "app.request": "an-id-of-a-request" },
  });
  expect(told.spanContext()).toEqual(span.spanContext());
});

it("a span without a method or a route is named after Next's span type", () => {
  const name = (attributes: ReadableSpan["attributes"]) => redactSpan({ ...span, attributes }).name;
  expect(name({ "next.span_type": "NextNodeServer.startResponse" })).toBe("NextNodeServer.startResponse");
  expect(name({ "http.method": "GET", "next.span_type": "BaseServer.handleRequest" })).toBe("GET");
  expect(name({})).toBe("step");
});
