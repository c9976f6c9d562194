/** What is dismissed held the focus: it goes on to the page's main part. */
export function moveFocusToMain() {
  document.getElementById('main')?.focus({ preventScroll: true });
}
