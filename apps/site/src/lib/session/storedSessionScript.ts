import { sessionStorageKey } from '../backend/storedSession.ts';

/**
 * Runs before the first paint: marks the root element when a session is stored, so that a prerendered page can hide what it shows
 * only to visitors until the session has been read (useSessionMark.ts).
 */
export const STORED_SESSION_SCRIPT = `try{if(localStorage.getItem('${sessionStorageKey}'))document.documentElement.dataset.session='stored'}catch(e){}`;
