import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listScreens } from "@/tools/screens/list";
import type { Viewers } from "@/tools/screens/viewers";

const app = join(import.meta.dirname, "../../app");

/** The paths of the site's pages, as patterns: `/exam/[attemptId]` is /^\/exam\/[^/]+$/. */
function listRoutes(): { page: string; pattern: RegExp }[] {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)page\.tsx$/.test(file));
  return files.map((page) => {
    const folders = page.split("/").slice(0, -1);
    const parts = folders.filter((folder) => !folder.startsWith("("));
    const path = parts.map((part) => (part.startsWith("[") ? "[^/]+" : part)).join("/");
    return { page: relative(app, join(app, page)), pattern: new RegExp(`^/${path}$`) };
  });
}

/** /welcome is served at / when signed out; /simulazioni shows the same as /dashboard. */
const SHOWN_ELSEWHERE = ["welcome/page.tsx", "simulazioni/page.tsx"];

describe("the list of screens", () => {
  const viewer = { cookies: [], token: "" };
  const id = "abc";
  const cast: Viewers = {
    visitor: viewer,
    unpaid: viewer,
    learner: viewer,
    admin: viewer,
    expired: viewer,
    scheduled: viewer,
    suspended: viewer,
    candidate: viewer,
    practising: viewer,
    unasked: viewer,
    ids: {
      active: id,
      finished: id,
      corrected: id,
      onPaper: id,
      talking: id,
      choosing: id,
      rehearsed: id,
      waiting: id,
      writing: id,
      batch: id,
      purchase: id,
      beforeSitting: id,
      hearing: id,
      sittingReading: id,
      sittingWriting: id,
      student: id,
    },
  };
  const screens = listScreens(cast);

  it("has every page of the site", () => {
    const paths = screens.map(({ path }) => path.split("?")[0] ?? "");
    const missing = listRoutes().filter(
      ({ page, pattern }) => !SHOWN_ELSEWHERE.includes(page) && !paths.some((path) => pattern.test(path)),
    );
    expect(missing.map(({ page }) => page)).toEqual([]);
  });

  it("names each picture once", () => {
    const names = screens.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });
});
