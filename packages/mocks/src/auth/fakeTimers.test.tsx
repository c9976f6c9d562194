import { afterEach, expect, it, vi } from 'vitest';
import { password } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';

// In the project `dom`, where each file loads its libraries anew: here, the first sign-in does so while timers are fake.
afterEach(() => vi.useRealTimers());

it('signs up and in with a password while timers are fake, and afterwards', async () => {
  vi.useFakeTimers();
  const { send, signIn } = openNotes();
  const body = { email: 'new@notes.example', password };
  expect((await send('POST', '/auth/v1/signup', { body })).status).toBe(200);
  expect(await signIn('ada@notes.example')).toHaveProperty('access_token');
  vi.useRealTimers();
  expect(await signIn('ada@notes.example')).toHaveProperty('access_token');
});
