import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { errors } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { authSentence } from './authSentence.ts';

it('says what the specs say about a code', () => {
  expect(authSentence(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    errors.invalid_credentials?.sentence,
  );
  expect(authSentence(new AuthWeakPasswordError('Weak', 422, ['length']))).toBe(errors.weak_password?.sentence);
});
it('blames the connection when the server was not reached', () => {
  expect(authSentence(new AuthRetryableFetchError('Failed to fetch', 0))).toMatch(/could not reach the server/);
  expect(authSentence(new TypeError('Failed to fetch'))).toMatch(/could not reach the server/);
});
it('names the status of an error that nobody knows', () => {
  expect(authSentence(new AuthApiError('?', 500, 'brand_new_code'))).toContain('500');
});
