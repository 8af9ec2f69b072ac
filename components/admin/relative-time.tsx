import { getFormatter } from "next-intl/server";

/** A relative time, with the exact time as tooltip and in `dateTime`. */
export async function RelativeTime({ at }: { at: Date }) {
  const format = await getFormatter();
  return (
    <time dateTime={at.toISOString()} title={format.dateTime(at, { dateStyle: "full", timeStyle: "medium" })}>
      {format.relativeTime(at, new Date())}
    </time>
  );
}
