/** Focuses a clicked button, which Safari does not, so that a dialog can return the focus to it. */
export function focusPressed(button: HTMLButtonElement) {
  if (button.ownerDocument.activeElement !== button) button.focus({ preventScroll: true });
}
