/** Safari does not focus a button that is clicked, and what opens over the page hands the focus back to what had it. */
export function focusPressed(button: HTMLButtonElement) {
  if (button.ownerDocument.activeElement !== button) button.focus({ preventScroll: true });
}
