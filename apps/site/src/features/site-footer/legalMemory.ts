const KEY = 'legalPanelExpanded';

/** Whether the legal panel was left expanded in this browser session. */
export function isLegalExpanded(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps the panel's state for this browser session (spec §2). */
export function rememberLegal(isExpanded: boolean) {
  try {
    sessionStorage.setItem(KEY, String(isExpanded));
  } catch {
    // Storage is blocked: the panel starts collapsed on the next page load.
  }
}
