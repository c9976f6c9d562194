import { isSessionStored } from '../backend/storedSession.ts';

/** What the auth service may have put into an address. */
const link = /[?#&](?:access_token|code|error|error_code|error_description)=/;

/** Whether the page has reason to ask who is signed in. */
export function isSessionWanted(): boolean {
  return link.test(location.href) || isSessionStored();
}

/** Starts the session of a page that was opened by a link, or has a stored one; says what a link without a session came to. */
export async function startSessionWhenWanted(): Promise<void> {
  if (/#(?:.*&)?message=/.test(location.href)) (await import('./tellLinkMessage.ts')).tellLinkMessage();
  if (isSessionWanted()) (await import('./sessionFlow.ts')).sessionFlow.preload();
}
