export const DATE_PARTS = ["day", "month", "year"] as const;

/** The date an input belongs to: `dataNascita` for `dataNascita.day`; other names are unchanged. */
export const fieldNameOf = (name: string) => name.split(".", 1)[0] ?? name;

/** Joins `d.day`, `d.month`, `d.year` into `d` as yyyy-mm-dd; non-numbers stay as typed, to fail validation. */
export function joinDates(entry: Record<string, string>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(entry)) {
    const dateName = fieldNameOf(name);
    if (dateName === name) joined[name] = value;
    else joined[dateName] ??= joinDate(DATE_PARTS.map((part) => (entry[`${dateName}.${part}`] ?? "").trim()));
  }
  return joined;
}

function joinDate([day = "", month = "", year = ""]: string[]): string {
  if (!day && !month && !year) return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
