import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime } from './fetchInTime.ts';

const signals: AbortController[] = [];
const waits: number[] = [];

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timer = new AbortController();
    waits.push(milliseconds);
    signals.push(timer);
    return timer.signal;
  });
  // A server that does not respond.
  vi.stubGlobal('fetch', (_input: RequestInfo, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  signals.length = 0;
  waits.length = 0;
});

const late = new DOMException('late', 'TimeoutError');

it('gives up after 15 seconds', async () => {
  const answer = fetchInTime('https://x.example/rest/v1/posts');
  signals[0]?.abort(late);
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError', message: expect.stringMatching(/^TimeoutError/) });
  expect(waits).toEqual([15_000]);
});

it('still ends when the caller says so', async () => {
  const caller = new AbortController();
  const answer = fetchInTime('https://x.example/rest/v1/posts', { signal: caller.signal });
  caller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

it('gives a file that is sent five minutes, and what is read of the storage service no more than others', async () => {
  const kyc = 'https://x.example/storage/v1/object/kyc/a.pdf';
  const answers = [
    fetchInTime(kyc, { method: 'POST', body: new Blob(['x']) }),
    fetchInTime(kyc),
    fetchInTime('https://x.example/storage/v1/object/list/kyc', { method: 'POST', body: '{"prefix":"a"}' }),
    fetchInTime(new URL('https://x.example/'), { body: 'x' }),
  ];
  for (const timer of signals) timer.abort(late);
  await Promise.allSettled(answers);
  expect(waits).toEqual([300_000, 15_000, 15_000, 15_000]);
});
