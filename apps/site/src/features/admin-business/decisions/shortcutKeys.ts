const STORED = 'duneline-review-keys';

/** Whether single keys decide: yes, unless this browser's user has switched them off (WCAG 2.1.4). */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function storeKeysOn(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/** Where letters are typed or chosen. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/**
 * The letter that an event means as a shortcut, in lower case; `null` while something is typed, or with a modifier. On keyboards
 * without Latin letters it is the letter of the key's place.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, repeat, key, code, target } = event;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented || repeat) return null;
  if (target instanceof Element && target.closest(TYPING)) return null;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null);
}
