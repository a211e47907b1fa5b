type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>("input, textarea, select")];

/**
 * Maps fields by their name and their index among fields with this name: radio buttons and several forms share names.
 */
function keysOf(fields: Field[]): Map<string, Field> {
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const name = `${field.form?.getAttribute("aria-label")} ${field.name} ${field.type}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, field];
    }),
  );
}

/**
 * Remembers the page's fields and the focused one.
 * @returns a function that copies typed text into fields that React has since replaced
 */
export function rememberFields(): () => void {
  const before = keysOf(fieldsOf(document));
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  addEventListener("focusin", onFocus);
  return () => {
    removeEventListener("focusin", onFocus);
    for (const [key, field] of keysOf(fieldsOf(document))) {
      const old = before.get(key);
      if (!old || old === field) continue;
      copyValue(old, field);
      if (old === focused && document.activeElement === document.body) copyFocus(old, field);
    }
  };
}

function copyValue(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /radio|checkbox/.test(to.type)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    to.value = from.value;
    // An input event saves the draft.
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (
    !(from instanceof HTMLSelectElement) &&
    !(to instanceof HTMLSelectElement) &&
    from.selectionStart !== null
  )
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
