/** A `ref` for elements that appear on request: moves the focus to them. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
