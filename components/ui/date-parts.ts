/** The parts of a date as fields of a form; each field is named after the date: `dataNascita.day`. */
export const DATE_PARTS = ["day", "month", "year"] as const;

/** The name of the whole that a field belongs to: `dataNascita` of `dataNascita.day`, others' own name. */
export const wholeName = (name: string) => name.split(".", 1)[0] ?? name;

/**
 * Puts the parts of dates together: `d.day`, `d.month`, `d.year` become `d` as yyyy-mm-dd. Empty when all three are; what
 * is no number stays as it was typed, so that it is found to be no date.
 */
export function joinDates(entry: Record<string, string>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(entry)) {
    const whole = wholeName(name);
    if (whole === name) joined[name] = value;
    else joined[whole] ??= joinDate(DATE_PARTS.map((part) => (entry[`${whole}.${part}`] ?? "").trim()));
  }
  return joined;
}

function joinDate([day = "", month = "", year = ""]: string[]): string {
  if (!day && !month && !year) return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
