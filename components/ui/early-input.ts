import { whenIdle } from "@/components/ui/when-idle";

/**
 * Keeps input that is typed or chosen before hydration. If hydration fails, as on a page that the browser has
 * translated, React replaces the page's elements without calling our code first.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Input = { control: Control; value: string; isChecked: boolean };

/** From the idle page on; hydration of what came late may take as long. */
const HYDRATION_MS = 5000;

const inputs: Input[] = [];
let focused: Element | null = null;

/** Records the controls' input, present and new, until hydration is over, and restores what is lost. */
export function keepEarlyInput(): void {
  for (const control of listControls()) if (isTouched(control)) take(control);
  focused = document.activeElement;
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const onInput = ({ target }: Event) => isControl(target) && target.name !== "" && take(target);
  document.addEventListener("input", onInput, options);
  document.addEventListener("change", onInput, options);
  document.addEventListener("focusin", () => (focused = document.activeElement), options);
  const observer = new MutationObserver(putBack);
  observer.observe(document, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    over.abort();
    inputs.length = 0;
  };
  const stopLater = () => whenIdle(() => setTimeout(stop, HYDRATION_MS));
  if (document.readyState === "complete") stopLater();
  else window.addEventListener("load", stopLater, { once: true });
}

/** The input whose controls are gone and not put back yet. */
export function readLostInput(): { name: string; value: string }[] {
  const lost = inputs.filter(({ control, isChecked }) => !control.isConnected && (isChecked || !isChoice(control)));
  return lost.map(({ control: { name }, value }) => ({ name, value }));
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

const listControls = () => document.querySelectorAll<Control>("input[name], textarea[name], select[name]");

/** Whether a control holds something else than the server wrote into it. */
function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

function take(control: Control): void {
  const isRadio = isChoice(control) && control.type === "radio";
  const replaced = (one: Control) => one === control || (isRadio && one.type === "radio" && one.name === control.name);
  drop(({ control: one }) => replaced(one));
  inputs.push({ control, value: control.value, isChecked: isChoice(control) && control.checked });
}

function drop(isOver: (input: Input) => boolean): void {
  for (const input of inputs.filter(isOver)) inputs.splice(inputs.indexOf(input), 1);
}

function putBack(): void {
  for (const input of inputs.filter(({ control }) => !control.isConnected)) {
    // A control that reappears later was removed on purpose, and the page's code knows its value.
    drop((one) => one === input);
    const control = findSuccessor(input.control);
    if (!control) continue;
    fill(control, input);
    if (focused !== input.control || document.activeElement !== document.body) continue;
    control.focus({ preventScroll: true });
    if (hasCaret(control)) control.setSelectionRange(control.value.length, control.value.length);
  }
}

/** Puts the input back. A text that the page's code has written already is kept. */
function fill(control: Control, { control: removed, value, isChecked }: Input): void {
  const isAsRendered = removed instanceof HTMLSelectElement || control.value === removed.defaultValue;
  if (isChoice(control)) {
    if (control.checked !== isChecked) control.click();
  } else if (isAsRendered) fillControl(control, value);
}

/** Writes into a text field or a list as a user would, so that the page's code is notified. */
export function fillControl(control: Control, value: string): void {
  if (control.value === value) return;
  // React regards a value assigned by code as its own, and fires no change event.
  if (hasCaret(control)) control.setRangeText(value, 0, control.value.length, "end");
  else control.value = value;
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The types whose text can be selected by code. */
const hasCaret = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || /^(text|password|tel|search|url)$/.test(control.type);

/** The control that React has made anew in the place of a removed one. */
function findSuccessor({ id, name, value, type }: Control): Control | undefined {
  const isSame = (one: Control) => one.name === name && one.type === type && (!isChoice(one) || one.value === value);
  const same = [...listControls()].filter(isSame);
  return same.find((one) => one.id === id) ?? same[0];
}
