/** Half height of the band in rem. */
const HALF_BAND = 1.5;

let overlays: [HTMLElement, HTMLElement] | null = null;

function createOverlay(): HTMLElement {
  const veil = document.createElement("div");
  veil.setAttribute("aria-hidden", "true");
  veil.className = "reading-ruler";
  document.body.append(veil);
  return veil;
}

/** `y`: viewport y of the line that stays bright. */
function follow(y: number): void {
  if (!overlays) return;
  const half = HALF_BAND * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  overlays[0].style.top = "0";
  overlays[0].style.height = `${Math.max(0, y - half)}px`;
  overlays[1].style.top = `${y + half}px`;
  overlays[1].style.bottom = "0";
}

const onPointer = (event: PointerEvent) => follow(event.clientY);
const onFocus = ({ target }: FocusEvent) => {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  const { top, height } = target.getBoundingClientRect();
  follow(top + height / 2);
};

/** Turns the reading ruler on or off: all but the line at the pointer, finger or focus is dimmed. */
export function setReadingRuler(isOn: boolean): void {
  if (isOn === (overlays !== null)) return;
  if (isOn) {
    overlays = [createOverlay(), createOverlay()];
    follow(window.innerHeight / 2);
    document.addEventListener("pointermove", onPointer);
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("focusin", onFocus);
    return;
  }
  for (const veil of overlays ?? []) veil.remove();
  overlays = null;
  document.removeEventListener("pointermove", onPointer);
  document.removeEventListener("pointerdown", onPointer);
  document.removeEventListener("focusin", onFocus);
}
