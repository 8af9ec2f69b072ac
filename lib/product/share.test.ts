import { describe, expect, it } from "vitest";
import { shareOrCopy, toShareableUrl } from "@/lib/product/share";

describe("the link for a helper", () => {
  it.each([
    ["/prova?ascolto=A#risposta-ascolto", "/prova"],
    ["/?lang=es", "/"],
    ["/reset-password?email=anna@example.it", "/"],
    ["/review/5f0c/scrittura", "/"],
    ["/account", "/"],
    ["/constructor", "/"],
  ])("shows nothing personal of %s", (path, shared) => {
    expect(toShareableUrl(`https://esame.example.it${path}`)).toBe(`https://esame.example.it${shared}`);
  });

  const content = { text: "Mi aiuti?", url: "https://esame.example.it/" };
  const abort = Object.assign(new Error("cancelled"), { name: "AbortError" });
  const yes = async () => {};
  const no = async () => Promise.reject(new Error("not allowed"));
  it.each([
    ["is shared", { share: yes, copy: no }, "closed"],
    ["is not copied after the sheet was closed", { share: () => Promise.reject(abort), copy: yes }, "closed"],
    ["is copied where sharing fails", { share: no, copy: yes }, "copied"],
    ["is copied where nothing can be shared", { copy: yes }, "copied"],
    ["must be shown where copying fails", { copy: no }, "refused"],
    ["must be shown where nothing can be copied", {}, "refused"],
  ] as const)("%s", async (_what, device, result) => {
    expect(await shareOrCopy(content, device)).toBe(result);
  });
});
