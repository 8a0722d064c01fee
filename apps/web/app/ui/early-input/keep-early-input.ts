/**
 * Keeps what the controls of a page hold until React has taken them over. React hydrates a control without a look at its value: a text typed
 * earlier stays on screen, unknown to the page, until the next render overwrites it. And where another program has changed the page, React gives
 * up hydrating and renders new controls, which are empty.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS =
  "input:not([type=hidden], [type=file], [type=submit], [type=button], [type=reset], [type=image]), select, textarea";

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** React leaves properties of its own on an element that it renders or has hydrated. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));

const held = (control: Control) => (isBox(control) ? control.checked : control.value);

/** What the server's page gave the control. */
function given(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const { options } = control;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Names a control by what another rendering of it has too: React makes other identifiers in it. */
function nameOf(control: Control): string {
  const { tagName, type, name, id, dataset } = control;
  const label = control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent;
  return JSON.stringify([tagName, type, name, /^\W|^_/.test(id) ? "" : id, dataset.path, label]);
}

const likeOf = (control: Control) => {
  const name = nameOf(control);
  return [...document.querySelectorAll<Control>(CONTROLS)].filter((one) => nameOf(one) === name);
};

interface Typed {
  value: string | boolean;
  readonly control: Control;
  readonly name: string;
  /** Among the controls of the same name. */
  readonly place: number;
}

/** The control now: another one where the page was rendered again. */
function present({ control, name, place }: Typed): Control | undefined {
  if (control.isConnected) return control;
  return [...document.querySelectorAll<Control>(CONTROLS)].filter((one) => nameOf(one) === name)[place];
}

let pathname: string | undefined;
const typed = new Map<Control, Typed>();
let focused: Typed | undefined;

const describe = (control: Control): Typed => ({
  control,
  value: held(control),
  name: nameOf(control),
  place: likeOf(control).indexOf(control),
});

function note(control: Control): void {
  const known = typed.get(control);
  if (known) known.value = held(control);
  else typed.set(control, describe(control));
}

/** Begins to keep what the controls hold: what they hold by now, and what is typed until React takes them over. */
export function keepEarlyInput(): void {
  pathname = window.location.pathname;
  for (const control of document.querySelectorAll<Control>(CONTROLS)) {
    if (held(control) !== given(control)) note(control);
  }
  if (isControl(document.activeElement)) focused = describe(document.activeElement);
  const onInput = ({ target }: Event) => {
    if (isControl(target) && !isTakenOver(target)) note(target);
  };
  addEventListener("input", onInput, true);
  addEventListener("change", onInput, true);
  addEventListener("focusin", ({ target }) => {
    focused = isControl(target) && !isTakenOver(target) ? describe(target) : undefined;
  });
}

/** Gives the page what its controls held before it was interactive, as if it were typed now. Those that are not interactive yet stay. */
export function replayEarlyInput(): void {
  // A page that is opened later has no control of this one.
  if (window.location.pathname !== pathname) {
    typed.clear();
    return;
  }
  const lost = focused && !focused.control.isConnected ? focused : undefined;
  const focus = lost && present(lost);
  if (lost && focus && document.activeElement === document.body) {
    focus.focus({ preventScroll: true });
    focused = undefined;
  }
  for (const [key, one] of typed) {
    const control = present(one);
    if (!control || !isTakenOver(control)) continue;
    typed.delete(key);
    if (one.value !== given(control) || one.value !== held(control)) replay(control, one.value);
    if (control === focus) select(control, lost?.control);
  }
  // An opened group renders its content when it hears of it.
  for (const group of document.querySelectorAll("details")) group.dispatchEvent(new Event("toggle"));
}

/** React ignores an event of a value that it has seen: it sees the opposite first. */
function replay(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    if (control.type === "radio" && value === false) return;
    control.checked = !value;
    control.click();
    return;
  }
  const text = String(value);
  if (control instanceof HTMLSelectElement) {
    control.value = text;
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = control;
  control.value = text === "" ? " " : "";
  setUnseen(control, text);
  if (document.activeElement === control) setSelection(control, selectionStart, selectionEnd);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  // What is read when the control is left was left already.
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Sets the value past the property by which React watches it. */
function setUnseen(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(control, text);
}

function select(control: Control, before: Control | undefined): void {
  if (before && "selectionStart" in control && "selectionStart" in before)
    setSelection(control, before.selectionStart, before.selectionEnd);
}

/** Fields of an email address have no selection. */
function setSelection(
  control: HTMLInputElement | HTMLTextAreaElement,
  start: number | null,
  end: number | null,
): void {
  if (start !== null && control.selectionStart !== null) control.setSelectionRange(start, end);
}
