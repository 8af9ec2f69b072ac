import "server-only";
import { join } from "node:path";
import { announcementTimingsSchema } from "@/lib/exam/content/timings";
import { readJsonFile } from "@/lib/exam/content/translations";
import { once } from "@/lib/memoize";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

const DIRECTORY = join(/*turbopackIgnore: true*/ CONTENT_DIR, "announcements");

export const listAnnouncements = once(() =>
  announcementTimingsSchema.parse(readJsonFile(join(/*turbopackIgnore: true*/ DIRECTORY, "timings.json"))),
);

/** Path of an announcement on disk. */
export function announcementPath(file: string): string {
  return join(/*turbopackIgnore: true*/ DIRECTORY, file);
}
