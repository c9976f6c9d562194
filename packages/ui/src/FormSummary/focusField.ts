import { field } from '../field/field.css.ts';

/**
 * Focuses the control with a name in a form, or the element with that id. A hidden input that only carries a value delegates to
 * its visible control.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = visibleCounterpart(named(form, name)) ?? document.getElementById(name);
  control?.focus();
}

function named(form: HTMLFormElement | null, name: string): Element | null {
  const found = form?.elements.namedItem(name) ?? null;
  if (!(found instanceof RadioNodeList)) return found;
  const inputs = [...found].filter((node) => node instanceof HTMLInputElement);
  return inputs.find(({ checked }) => checked) ?? inputs.find(({ disabled }) => !disabled) ?? null;
}

function visibleCounterpart(control: Element | null): HTMLElement | null {
  if (!(control instanceof HTMLElement)) return null;
  const isHidden = control instanceof HTMLInputElement ? control.type === 'hidden' : control.tabIndex < 0;
  if (!isHidden) return control;
  const root = control.closest(`.${field}`) ?? control.previousElementSibling;
  return root?.querySelector<HTMLElement>('input:not([type=hidden]), button') ?? null;
}
