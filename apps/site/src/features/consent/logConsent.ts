import type { Consent } from '@duneline/machines';
import { isAnswer } from '@duneline/specs/answers/logConsent';
import { consentText } from '@duneline/specs/messages/panels';
import { privacy } from '@duneline/specs/site';
import { getFunctions } from '../../lib/backend/client.ts';
import { withRetry } from '../../lib/remote/withRetry.ts';

/** The pressed button. */
export type ConsentChoice = 'accept-all' | 'necessary-only' | 'custom';

/**
 * Logs the shown text and the choice in the backend, under the random id stored with the choice, as proof of consent. Failures
 * are only logged, because the choice applies anyway.
 */
export async function logConsent(visitorId: string, choice: ConsentChoice, { analytics, marketing }: Consent): Promise<void> {
  try {
    const textHash = await sha256(consentText);
    const body = { visitorId, version: privacy.question.version, textHash, choice, analytics, marketing };
    await withRetry(async () => {
      const { data, error } = await (await getFunctions()).invoke<unknown>('consent', { body });
      if (error) throw error as Error;
      if (!isAnswer(data)) throw new Error('The answer is not one of the consent log.');
    });
  } catch (error) {
    console.error('The cookie choice could not be logged.', error);
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
