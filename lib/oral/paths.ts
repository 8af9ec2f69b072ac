/** The page of the spoken rehearsal. Its policy for the microphone holds for the document: link to it with `<a>`. */
export const ORAL_PATH = "/orale";

/** A rehearsal's address. @param show `typing`: without a microphone; `sheet`: the printable sheet */
export function rehearsalPath(id: string, show?: "typing" | "sheet"): string {
  return `${ORAL_PATH}?${new URLSearchParams({ prova: id, ...(show && { vista: SHOWN[show] }) })}`;
}

const SHOWN = { typing: "scrivo", sheet: "foglio" } as const;

/** What an address asks for. */
export function shownBy(value: string | undefined): "typing" | "sheet" | null {
  if (value === SHOWN.typing) return "typing";
  return value === SHOWN.sheet ? "sheet" : null;
}
