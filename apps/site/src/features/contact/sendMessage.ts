import type { StoredContact } from '@duneline/machines';
import { isAnswer } from '@duneline/specs/answers/contact';
import { getFunctions } from '../../lib/backend/client.ts';

/** Why a message was rejected; status 0 if there was no response. */
export interface ContactFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Sends a message; repeating it with the same key has no effect.
 * @throws {ContactFailure}
 */
export async function sendMessage({ key, draft }: StoredContact): Promise<void> {
  const functions = await getFunctions();
  const { data, error } = await functions.invoke<unknown>('contact', { body: { key, ...draft } });
  if (error) throw await failureOf(error);
  if (!isAnswer(data)) throw notReceived;
}

/** A 200 response without confirmation, such as a proxy's page: the message may not have arrived, and repeating is safe. */
const notReceived: ContactFailure = {
  status: 502,
  code: 'unexpected_failure',
  message: 'The answer is not one of the contact form.',
};

async function failureOf({ context }: { readonly context?: unknown }): Promise<ContactFailure> {
  if (!(context instanceof Response)) return { status: 0, code: '', message: '' };
  const { code = '', message = '' } = Object(await context.json().catch(() => null)) as Partial<ContactFailure>;
  return { status: context.status, code, message };
}
