import { readdirSync } from 'node:fs';
import { isAnswer as isRefunded } from '@duneline/specs/answers/adminOrders';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from './callFunction.ts';
import { getFunctions } from './client.ts';

vi.mock('./client.ts', () => ({ getFunctions: vi.fn() }));

let answer: () => Promise<Response>;
beforeEach(() => {
  const client = createClient('https://x.example', 'key', { global: { fetch: () => answer() }, auth: { persistSession: false } });
  vi.mocked(getFunctions).mockResolvedValue(client.functions);
});

const json = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'application/json' } });
const page = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
const refund = () => callFunction('admin-orders', { body: { action: 'refund' } }, isRefunded);

it('returns the answer of the function, also with fields of a newer backend', async () => {
  answer = async () => json('{"order":1042,"isRepeated":false,"refundedBy":"Noor"}');
  await expect(refund()).resolves.toMatchObject({ order: 1042, isRepeated: false });
});

it('passes on why the function refused', async () => {
  answer = async () => json('{"code":"order_paid_out","message":"Its account has paid out."}', 409);
  await expect(refund()).rejects.toMatchObject({ status: 409, code: 'order_paid_out', message: 'Its account has paid out.' });
});

const foreign: readonly [what: string, () => Promise<Response>][] = [
  ['the page of a hotspot', async () => page('<!doctype html><title>Log in to the network</title>')],
  ['a page that calls itself JSON', async () => json('<!doctype html>')],
  ['JSON that breaks off', async () => json('{"order":10')],
  ['nothing', async () => page('')],
  ['null', async () => json('null')],
  ['an empty object', async () => json('{}')],
  ['a list', async () => json('[]')],
  ['a text', async () => json('"ok"')],
  ['a text where a number belongs', async () => json('{"order":"1042","isRepeated":false}')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];
it.each(foreign)('does not believe that something was done when the answer is %s', async (_, given) => {
  answer = given;
  await expect(refund()).rejects.toMatchObject({ status: 0, code: 'offline' });
});

describe('the answer of each function', () => {
  const folder = new URL('../../../../../specs/generated/answers/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  it.each(files)('%s is not believed without its fields', async (file) => {
    const { isAnswer } = (await import(new URL(file, folder).href)) as { isAnswer: (answer: unknown) => answer is object };
    for (const given of foreign.slice(0, -2)) {
      answer = given[1];
      await expect(callFunction('any', { method: 'GET' }, isAnswer)).rejects.toMatchObject({ status: 0, code: 'offline' });
    }
  });
});
