/** The key in the browser's session storage; the stored value is `true` or `false`. */
export const legalPanelStorageKey = 'legalPanelExpanded';

/** The text to store for the panel's state. */
export function encodeLegalPanel(isExpanded: boolean): string {
  return String(isExpanded);
}

/** Whether the panel was expanded; `null` if nothing valid is stored. */
export function decodeLegalPanel(stored: string | null): boolean | null {
  return stored === 'true' ? true : stored === 'false' ? false : null;
}
