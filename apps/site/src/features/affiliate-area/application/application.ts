import * as t from '@duneline/specs/messages/affiliate-area';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { getClient } from '../../../lib/backend/client.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';

/** What somebody says who applies; `''` for what is left to us. */
export interface Application {
  readonly name: string;
  readonly audience: string;
  readonly website: string;
  readonly code: string;
  readonly hasAccepted: boolean;
}

/** What is wrong, by field; nothing where the application can be sent. The server checks the same. */
export function applicationErrors({ name, audience, website, code, hasAccepted }: Application): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors['name'] = t.needed;
  if (audience.trim() === '') errors['audience'] = t.needed;
  if (website !== '' && !/^https:\/\/[^ ]{1,190}$/.test(website)) errors['website'] = t.websiteShape;
  if (code !== '' && !/^[A-Z0-9]{4,16}$/.test(code)) errors['code'] = t.codeShape;
  if (!hasAccepted) errors['terms'] = t.termsNeeded;
  return errors;
}

/** Sends an application; sent again, it changes nothing. @throws {ServiceError} with the code `affiliate_code_taken` among others. */
export async function sendApplication({ name, audience, website, code }: Application): Promise<void> {
  const client = await getClient();
  const body = { name: name.trim(), audience: audience.trim(), website: website || null, code: code || null };
  const { error } = await client.functions.invoke('affiliate-signup', { body });
  if (!error) return;
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response = error.context as Response;
  const answer = (await response.json().catch(() => ({}))) as { readonly message?: string; readonly code?: string };
  throw new ServiceError({ message: answer.message ?? '', ...(answer.code && { code: answer.code }) }, response.status);
}
