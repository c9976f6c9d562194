/** As the `ref` of what appears because a person asked for it: takes the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
