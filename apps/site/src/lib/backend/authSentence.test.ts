import * as supabase from '@supabase/supabase-js';
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { errors } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { authSentence, weakPasswordSentences } from './authSentence.ts';

it('says what the specs say about a code', () => {
  expect(authSentence(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    errors.invalid_credentials?.sentence,
  );
  expect(authSentence(new AuthWeakPasswordError('Weak', 422, ['length']))).toBe(errors.weak_password?.sentence);
});

it('says what a weak password lacks, reason by reason', () => {
  expect(weakPasswordSentences(new AuthWeakPasswordError('Weak', 422, ['length', 'characters', 'pwned']))).toEqual([
    errors.weak_password_length?.sentence,
    errors.weak_password_characters?.sentence,
    errors.weak_password_pwned?.sentence,
  ]);
  expect(weakPasswordSentences(new AuthApiError('Gone', 404, 'user_not_found'))).toEqual([]);
});

it('blames the connection when the server was not reached', () => {
  expect(authSentence(new AuthRetryableFetchError('Failed to fetch', 0))).toMatch(/could not reach the server/);
  expect(authSentence(new TypeError('Failed to fetch'))).toMatch(/could not reach the server/);
});

it('blames the server when it failed, or answered with a code that nobody knows', () => {
  expect(authSentence(new AuthRetryableFetchError('Bad gateway', 502))).toBe(errors.api?.sentence);
  expect(authSentence(new AuthApiError('?', 500, 'brand_new_code'))).toBe(errors.api?.sentence);
});

it('has a sentence of its own for every error that supabase-js raises', () => {
  const general = [errors.api?.sentence, errors.unknown?.sentence];
  const names = Object.keys(supabase).filter((name) => /^Auth\w+Error$/.test(name));
  expect(names).toContain('AuthSessionMissingError');
  const own = names.filter((name) => !['AuthApiError', 'AuthUnknownError', 'AuthRetryableFetchError'].includes(name));
  const untold = own.filter((name) => general.includes(authSentence({ name, status: 400 })));
  expect(untold).toEqual([]);
});

it.each([null, undefined, 'text', 42, new Error('?'), {}])('has a sentence for %j', (error) => {
  expect(authSentence(error)).toBe(errors.unknown?.sentence);
});
