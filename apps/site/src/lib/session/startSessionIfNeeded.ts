import { isSessionStored } from '../backend/storedSession.ts';

/** Parameters that the auth service may have added to a URL. */
const link = /[?#&](?:access_token|code|error|error_code|error_description)=/;

/** Whether the page needs the session: it was opened by an auth link, or a session is stored. */
export function needsSession(): boolean {
  return link.test(location.href) || isSessionStored();
}

/**
 * Starts the session if the page was opened by an auth link or a session is stored, and reports the outcome of a link without a
 * session.
 */
export async function startSessionIfNeeded(): Promise<void> {
  if (/#(?:.*&)?message=/.test(location.href)) (await import('./showLinkMessage.ts')).showLinkMessage();
  if (needsSession()) (await import('./sessionFlow.ts')).sessionFlow.preload();
}
