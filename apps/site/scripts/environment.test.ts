import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

/** An API key of the older kind (JWT). */
const keyOf = (role: string) => `e30.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.c2ln`;

describe('readEnvironment', () => {
  it('uses the embedded backend when neither variable is set', () => {
    expect(readEnvironment({})).toEqual({ mode: 'embedded' });
    expect(readEnvironment({ VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' })).toEqual({ mode: 'embedded' });
  });

  it('uses the project when both are set', () => {
    expect(readEnvironment({ VITE_SUPABASE_URL: 'https://x.duneline.example/', VITE_SUPABASE_ANON_KEY: 'key' })).toEqual({
      mode: 'live',
      url: 'https://x.duneline.example',
      anonKey: 'key',
    });
  });

  it.each([keyOf('anon'), 'sb_publishable_abc'])('takes the public key %s', (key) => {
    expect(readEnvironment({ VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: key })).toMatchObject({
      anonKey: key,
    });
  });

  it.each([
    [{ VITE_SUPABASE_URL: 'https://x.duneline.example' }, 'VITE_SUPABASE_ANON_KEY is not'],
    [{ VITE_SUPABASE_ANON_KEY: 'key' }, 'VITE_SUPABASE_URL is not'],
    [{ VITE_SUPABASE_URL: 'project', VITE_SUPABASE_ANON_KEY: 'key' }, 'not an http(s) address'],
    [{ VITE_SUPABASE_URL: 'ftp://x', VITE_SUPABASE_ANON_KEY: 'key' }, 'not an http(s) address'],
    [{ VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' }, 'is a secret key'],
    [{ VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: keyOf('service_role') }, 'is a secret key'],
    [{ VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: keyOf('authenticated') }, 'is a secret key'],
  ])('says in one sentence what is wrong with %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });
});
