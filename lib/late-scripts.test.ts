import { describe, expect, it } from "vitest";
import { LATE_START, runLate } from "@/lib/late-scripts";

const FILE = '<script src="/_next/static/chunks/a.js" async=""></script>';
const NAMED = '<link rel="late" href="/_next/static/chunks/a.js"/>';

describe("the code of a page", () => {
  it("is named where it was fetched, and comes by one script at the page's end", () => {
    expect(runLate(`<html><head>${FILE}</head><body><p>x</p>${FILE}</body></html>`)).toBe(
      `<html><head>${NAMED}</head><body><p>x</p>${NAMED}<script>${LATE_START}</script></body></html>`,
    );
  });

  it("is otherwise as it was: old browsers' files, what stands in the page, and files of others", () => {
    const others = [
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      '<script id="_R_">push("</body>")</script>',
      '<script src="https://example.com/x.js" async=""></script>',
    ].join("");
    expect(runLate(`<body>${others}</body></html>`)).toContain(`<body>${others}<script>`);
  });
});
