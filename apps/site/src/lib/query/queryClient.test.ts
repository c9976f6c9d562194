import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { ServiceError } from './ServiceError.ts';
import { problemOf } from './problemOf.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When a query was attempted until it counted as failed. */
async function attemptsAt(error: Error) {
  const times: number[] = [];
  const client = createQueryClient();
  const asked = client.fetchQuery({
    queryKey: ['x'],
    retry: client.getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      times.push(Date.now());
      return Promise.reject(error);
    },
  });
  const failure = asked.catch((thrown: unknown) => ({ thrown, attempts: [...times] }));
  await vi.advanceTimersByTimeAsync(7000);
  // Once it is answered, the schedule that all tests of a worker share no longer asks for it.
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => 'an answer' });
  expect(await failure).toMatchObject({ thrown: error });
  return (await failure).attempts;
}

it('asks three times more, after 1, 2 and 4 seconds, when nothing answers', async () => {
  expect(await attemptsAt(new ServiceError({ message: 'Failed to fetch' }, 0))).toEqual([0, 1000, 3000, 7000]);
});

it.each([
  new ServiceError({ message: 'TimeoutError: signal timed out' }, 0),
  new AuthRetryableFetchError('TimeoutError: no answer within the time limit', 0),
  new DOMException('signal timed out', 'TimeoutError'),
])('says at once that nothing came within the time limit: %s', async (error) => {
  expect(await attemptsAt(error)).toEqual([0]);
});

it('asks the auth service again as well, when it does not answer', async () => {
  expect(await attemptsAt(new AuthRetryableFetchError('Failed to fetch', 0))).toEqual([0, 1000, 3000, 7000]);
});

it.each([
  new ServiceError({ message: 'no', code: '42501' }, 403),
  new ServiceError({ message: 'Invalid API key' }, 401),
  new AuthApiError('User from sub claim in JWT does not exist', 403, 'user_not_found'),
])('does not repeat what was refused: %s', async (error) => {
  expect(await attemptsAt(error)).toEqual([0]);
});

it('asks once more when the token has run out on the way', async () => {
  expect(await attemptsAt(new ServiceError({ message: 'JWT expired', code: 'PGRST303' }, 401))).toEqual([0, 1000]);
});

it.each([
  [new TypeError('Failed to fetch'), 'The service did not answer', true],
  [new ServiceError({ message: 'JWT expired', code: 'PGRST301' }, 401), 'Your session has ended', false],
  [new ServiceError({ message: 'permission denied', code: '42501' }, 403), 'You have no access to this', false],
  [new ServiceError({ message: 'slow down' }, 429), 'Too many requests', true],
  [new ServiceError({ message: 'That was more than 20', code: 'PT429' }, 429), 'You have reached the limit', false],
  [new ServiceError({ message: 'boom' }, 500), 'The service reported an error', true],
  [new ServiceError({ message: 'duplicate key', code: '23505' }, 409), 'This already exists', false],
  [
    new ServiceError({ message: 'new row violates check constraint "orders_total"', code: '23514' }, 400),
    'The service refused the request',
    false,
  ],
])('says of %s: %s', (error, title, canRetry) => expect(problemOf(error)).toMatchObject({ title, canRetry }));

it.each([
  [new TypeError('Failed to fetch')],
  [new ServiceError({ message: 'new row for relation "orders" violates check constraint "orders_total"', code: '23514' }, 400)],
  [new ServiceError({ message: '<!doctype html><h1>Bad Gateway</h1>' }, 502)],
])('does not show the technical text of %s', (error) => {
  expect(problemOf(error).text).not.toContain(error.message);
});

it('passes on what a trigger of ours says about a value', () => {
  const error = new ServiceError({ message: 'A menu has 1 to 20 links.', code: '23514' }, 400);
  expect(problemOf(error).text).toBe('A menu has 1 to 20 links.');
});

it('passes on what our own functions say for people', () => {
  const error = new ServiceError(
    { message: 'There is no payout method yet.', code: 'PT409', hint: 'Choose one in the settings.' },
    409,
  );
  expect(problemOf(error).text).toBe('There is no payout method yet. Choose one in the settings.');
});

it('reads again what changed while it was read for the first time, once', async () => {
  const client = createQueryClient();
  const answers: ((rows: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['table', 'tickets'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  void client.invalidateQueries({ queryKey: ['table'] });
  answers[0]?.('before the change');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after it');
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after it', fetchStatus: 'idle' }));
  expect(answers).toHaveLength(2);
  stop();
});
