/** Moves the focus to the page's main element, because the dismissed element had it. */
export function moveFocusToMain() {
  document.getElementById('main')?.focus({ preventScroll: true });
}
