import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnnouncementTimings, announcementTimingsSchema } from "@/lib/exam/content/timings";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

const DIRECTORY = join(/*turbopackIgnore: true*/ CONTENT_DIR, "announcements");

let cached: AnnouncementTimings | undefined;

export function listAnnouncements(): AnnouncementTimings {
  cached ??= announcementTimingsSchema.parse(
    JSON.parse(readFileSync(join(/*turbopackIgnore: true*/ DIRECTORY, "timings.json"), "utf8")),
  );
  return cached;
}

/** Path of an announcement on disk. */
export function announcementPath(file: string): string {
  return join(/*turbopackIgnore: true*/ DIRECTORY, file);
}
