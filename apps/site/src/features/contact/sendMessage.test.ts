import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { getFunctions } from '../../lib/backend/client.ts';
import { sendMessage } from './sendMessage.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getFunctions: vi.fn() }));

let answer: () => Promise<Response>;
beforeEach(() => {
  const client = createClient('https://x.example', 'key', { global: { fetch: () => answer() }, auth: { persistSession: false } });
  vi.mocked(getFunctions).mockResolvedValue(client.functions);
});

const draft = {
  topic: 'support',
  name: 'Hana',
  email: 'hana@mail.example',
  message: 'May I change the platform?',
  website: '',
} as const;
const send = () => sendMessage({ key: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e10', isAttempted: false, draft });
const answers = (body: string, status: number, type: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

it('believes only an answer that says so', async () => {
  answer = answers('{"isReceived":true}', 202, 'application/json');
  await expect(send()).resolves.toBeUndefined();
});

it.each([
  ['a page of HTML', answers('<!doctype html><title>Log in to the network</title>', 200, 'text/html'), 502],
  ['HTML that calls itself JSON', answers('<!doctype html>', 200, 'application/json'), 0],
  ['JSON that breaks off', answers('{"isReceived":tr', 200, 'application/json'), 0],
  ['an empty answer', answers('', 200, 'text/plain'), 502],
  ['null', answers('null', 200, 'application/json'), 502],
  ['the text true', answers('{"isReceived":"true"}', 200, 'application/json'), 502],
  ['HTML from a proxy', answers('<h1>Bad Gateway</h1>', 502, 'text/html'), 502],
  ['too many', answers('{"code":"over_request_rate_limit","message":"x"}', 429, 'application/json'), 429],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('does not say that a message arrived when the answer is %s', async (_what, given, status) => {
  answer = given;
  await expect(send()).rejects.toMatchObject({ status });
});
