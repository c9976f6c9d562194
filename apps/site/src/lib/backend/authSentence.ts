import { errors } from '@duneline/specs/site';

type Sentences = Readonly<Record<string, { readonly sentence: string } | undefined>>;
const sentences: Sentences = errors;

/**
 * The message for an auth error (spec §8): by its code, else by the name that supabase-js gives it, else a generic message for an
 * unreachable server (status 0) or a failed one.
 */
export function authSentence(error: unknown): string {
  const { code, name, status } = fieldsOf(error);
  const isUnreached = name === 'TypeError' || status === 0;
  const key = isUnreached ? 'retryable_fetch' : name === 'AuthRetryableFetchError' ? 'api' : typeof code === 'string' ? code : '';
  return sentenceOf(key) ?? sentenceOf(keyOf(name)) ?? sentenceOf(status === undefined ? 'unknown' : 'api') ?? '';
}

/** One message per reason of a weak-password error (spec §8); empty for any other error. */
export function weakPasswordSentences(error: unknown): readonly string[] {
  const { reasons } = fieldsOf(error);
  return Array.isArray(reasons) ? reasons.flatMap((reason) => sentenceOf(`weak_password_${reason}`) ?? []) : [];
}

function sentenceOf(key: string): string | undefined {
  return sentences[key]?.sentence;
}

/** `AuthSessionMissingError` is `session_missing` in the catalogue. */
function keyOf(name: unknown): string {
  const [, words = ''] = /^Auth(\w+)Error$/.exec(String(name)) ?? [];
  return words
    .replace('PKCE', 'Pkce')
    .replaceAll(/(?!^)[A-Z]/g, '_$&')
    .toLowerCase();
}

interface ErrorFields {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
  readonly reasons?: unknown;
}

function fieldsOf(error: unknown): ErrorFields {
  return typeof error === 'object' && error !== null ? error : {};
}
