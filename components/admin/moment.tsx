import { getFormatter } from "next-intl/server";

/** When something was, relative to now; the exact moment on hover and for machines. */
export async function Moment({ at }: { at: Date }) {
  const format = await getFormatter();
  return (
    <time
      dateTime={at.toISOString()}
      title={format.dateTime(at, { dateStyle: "full", timeStyle: "medium", timeZone: "Europe/Rome" })}
    >
      {format.relativeTime(at, new Date())}
    </time>
  );
}
