import { afterEach, describe, expect, it, vi } from "vitest";
import { callApi, failureOf, fetchFile, toRefusal } from "@/lib/http/call";
import { ownJson, ownResponse } from "@/tests/support/own-response";

const answerWith = (response: Response) => vi.stubGlobal("fetch", async () => response);
afterEach(() => void vi.unstubAllGlobals());

const HTML = { headers: { "Content-Type": "text/html" } };

describe("a response without the mark of this site counts as none", () => {
  it.each([
    ["an empty object", () => Response.json({})],
    ["a filter's object", () => Response.json({ blocked: true })],
    ["what we could have answered", () => Response.json({ revision: 7 })],
    ["a page", () => new Response("<html>Log in</html>", HTML)],
    [
      "a redirect to a portal that was followed",
      () => Object.defineProperty(new Response("", HTML), "redirected", { value: true }),
    ],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "https://portal.example/" } })],
    ["nothing", () => new Response(null, { status: 204 })],
    ["a refused login", () => Response.json({ message: "Who are you?" }, { status: 401 })],
    ["a blocked address", () => new Response("Forbidden", { status: 403 })],
    ["a missing page", () => Response.json({ message: "no" }, { status: 404 })],
    ["a conflict", () => Response.json({}, { status: 409 })],
    ["a broken gateway", () => new Response("Bad gateway", { status: 502 })],
    ["a network that wants a login", () => new Response("<html>Log in</html>", { ...HTML, status: 511 })],
  ])("%s", async (_what, answer) => {
    answerWith(answer());
    expect(await callApi("/api/user")).toEqual(failureOf(0));
    answerWith(answer());
    expect(await fetchFile("/api/account/export")).toEqual(failureOf(0));
  });
});

describe("a response of this site", () => {
  it.each([
    ["an empty body", "", 200],
    ["half of the JSON", '{"revision": 1', 200],
    ["a page instead of the JSON", "<html>Log in</html>", 200],
    ["a refusal whose body was replaced", "<html>Blocked</html>", 403],
  ])("with %s counts as no response", async (_what, body, status) => {
    answerWith(ownResponse(body, { status }));
    expect(await callApi("/api/user")).toEqual(failureOf(0));
  });

  it("has the content that the server sent", async () => {
    answerWith(ownJson({ id: "1" }));
    expect(await callApi("/api/user")).toEqual({ ok: true, data: { id: "1" } });
    answerWith(ownJson({ error: "conflict", message: "No.", fields: { email: "Bad." } }, { status: 409 }));
    const refusal = { ok: false, status: 409, message: "No.", reason: null, fields: { email: "Bad." } };
    expect(await callApi("/api/user", {})).toEqual(refusal);
    const behind = { message: "No.", reason: "newer_answers_saved" };
    answerWith(ownJson(behind, { status: 409 }));
    expect(await callApi("/api/user", {})).toMatchObject(behind);
  });
});

it("a refusal has the server's message, or the page's own if the server was not reached", () => {
  const unusable = { ...failureOf(422), message: "Qui c'è troppo poco italiano." };
  expect(toRefusal(unusable, "Riprova.")).toBe("Qui c'è troppo poco italiano.");
  expect(toRefusal(failureOf(0), "Riprova.")).toBe("Riprova.");
  expect(toRefusal({ ok: true, data: null }, "Riprova.")).toBeNull();
});
