import type { StoredContact } from '@duneline/machines';
import { getClient } from '../../lib/backend/client.ts';

/** Why a message was not taken; status 0 when no answer came. */
export interface ContactFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Leaves a message; the same key leaves it once. @throws {ContactFailure} */
export async function sendMessage({ key, draft }: StoredContact): Promise<void> {
  const client = await getClient();
  const { error } = await client.functions.invoke('contact', { body: { key, ...draft } });
  if (error) throw await failureOf(error);
}

async function failureOf({ context }: { readonly context?: unknown }): Promise<ContactFailure> {
  if (!(context instanceof Response)) return { status: 0, code: '', message: '' };
  const { code = '', message = '' } = Object(await context.json().catch(() => null)) as Partial<ContactFailure>;
  return { status: context.status, code, message };
}
