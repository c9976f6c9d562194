import { FunctionsHttpError } from '@supabase/supabase-js';
import { getClient } from '../backend/client.ts';
import { ServiceError } from './ServiceError.ts';

/**
 * Calls an edge function in the signed-in person's name.
 * @throws {ServiceError} with the code and the sentence of the function; any other error when nothing answers
 */
export async function callFunction<Answer>(name: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const client = await getClient();
  const { data, error } = await client.functions.invoke<Answer>(name, { body });
  if (!error) return data as Answer;
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response = error.context as Response;
  const answer = (await response.json().catch(() => ({}))) as { readonly message?: string; readonly code?: string };
  throw new ServiceError({ message: answer.message ?? '', ...(answer.code && { code: answer.code }) }, response.status);
}
