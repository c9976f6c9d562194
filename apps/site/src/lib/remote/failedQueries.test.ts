import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let failedQueries: typeof import('./failedQueries.ts');

beforeEach(async () => {
  vi.resetModules();
  failedQueries = await import('./failedQueries.ts');
  await import('./failedQueries.actor.ts'); // loads once before the fake timers of a test
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const down = () => Promise.reject(new Error('down'));

it('asks for all that failed on one schedule, three times, and then no more', async () => {
  const [articles, odds] = [vi.fn(down), vi.fn(down)];
  failedQueries.scheduleRetry(articles, new Error('down'));
  failedQueries.scheduleRetry(odds, new Error('down'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([articles.mock.calls.length, odds.mock.calls.length]).toEqual([3, 3]);
});

it('asks no more for what was answered, and for the rest goes on', async () => {
  const articles = vi.fn(() => Promise.resolve());
  const odds = vi.fn(down);
  failedQueries.scheduleRetry(articles, new Error('down'));
  failedQueries.scheduleRetry(odds, new Error('down'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([articles.mock.calls.length, odds.mock.calls.length]).toEqual([1, 3]);
});

it('asks when somebody presses, and then three times by itself', async () => {
  const odds = vi.fn(down);
  failedQueries.scheduleRetry(odds, new Error('down'));
  await vi.advanceTimersByTimeAsync(60_000);
  failedQueries.retryNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(odds).toHaveBeenCalledTimes(7);
});

it('stops when nobody waits any more', async () => {
  const odds = vi.fn(down);
  const release = failedQueries.scheduleRetry(odds, new Error('down'));
  await vi.advanceTimersByTimeAsync(0);
  release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(odds).not.toHaveBeenCalled();
});
