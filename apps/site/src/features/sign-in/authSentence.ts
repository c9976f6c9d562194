import { errors } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/account';

const SENTENCES: Readonly<Record<string, { readonly sentence: string } | undefined>> = errors;

/** One sentence for a person about an error of the auth service: by its code, else by whether the server was reached (spec §8). */
export function authSentence(error: unknown): string {
  const { code, status, name } = fieldsOf(error);
  const known = typeof code === 'string' ? SENTENCES[code]?.sentence : undefined;
  if (known) return known;
  if (name === 'AuthRetryableFetchError' || status === 0 || typeof status !== 'number') return t.errorNetwork;
  return t.errorUnknown({ status });
}

function fieldsOf(error: unknown): { readonly code?: unknown; readonly status?: unknown; readonly name?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
