import { expect, it } from "vitest";
import { chooseStrategy } from "@/lib/exam/offline/request-strategy";

const ORIGIN = "https://cils.example";
const ask = (path: string, mode = "navigate", method = "GET") =>
  chooseStrategy({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

it.each([
  ["/", null],
  ["/dashboard?result=1", null],
  ["/exam/abcdefgh23", "abcdefgh23"],
  ["/exam/abcdefgh23?section=lettura&question=4", "abcdefgh23"],
  ["/exam/1/lettura", null],
  ["/administration", null],
])("the page %s comes from the network, otherwise from the device", (path, attemptId) => {
  expect(ask(path)).toEqual({ by: "page", attemptId });
});

it.each([
  "/_next/static/chunks/a1.js",
  "/_next/static/media/latin.woff2",
  "/fonts/atkinson-hyperlegible-next-bold.ttf",
  "/icons/icon-192.png",
  "/offline.css",
  "/api/oral-sound/0a1b2c3d4e5f6071.mp3",
])("the file %s comes from the device first", (path) => {
  expect(ask(path, "no-cors")).toEqual({ by: "file" });
});

it("a recording comes from a copy if there is one, whole or a span of it", () => {
  expect(ask("/api/audio/1/ascolto1.mp3", "no-cors")).toEqual({ by: "recording" });
  expect(ask("/api/audio/1/ascolto1.mp3?from=12.50", "no-cors")).toEqual({ by: "recording" });
  expect(ask("/api/audio/1/ascolto1.mp3?whole", "cors")).toEqual({ by: "recording" });
});

it.each([
  ["a call", "/api/user", "cors", "GET"],
  ["a call opened as a page", "/api/account/export", "navigate", "GET"],
  ["signing in", "/api/auth/session", "cors", "GET"],
  ["saving", "/api/session/abcdefgh23/save-answers", "cors", "POST"],
  ["a sent form", "/dashboard", "navigate", "POST"],
  ["the sound of an exam sitting", "/api/session/abcdefgh23/hearing/1", "cors", "GET"],
  ["the sound of a sibling, whose answer needs the server", "/api/audio/siblings/detail-place-4.mp3", "no-cors", "GET"],
  ["the school's desk", "/admin/audit", "navigate", "GET"],
  ["the payment", "/payment?payment_intent=pi_1", "navigate", "GET"],
  ["what a page asks for while it changes", "/dashboard?_rsc=1", "cors", "GET"],
  ["another site", "https://js.stripe.com/v3", "no-cors", "GET"],
])("%s is not intercepted", (_what, path, mode, method) => {
  expect(ask(path, mode, method)).toEqual({ by: "network" });
});
