import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmChange } from './confirmChange.ts';
import { failureTitle, problemOf } from './problemOf.ts';
import { ServiceError } from './ServiceError.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const lost = [
  new ServiceError({ message: 'TypeError: Failed to fetch' }, 0),
  new ServiceError({ message: 'TimeoutError: signal timed out' }, 0),
  new ServiceError({ message: '<!doctype html><title>Bad gateway</title>' }, 502),
  new TypeError('Failed to fetch'),
];
const fail = (error: Error) => () => Promise.reject(error);

it('gives the answer, and reads nothing then', async () => {
  const find = vi.fn(() => Promise.resolve(null));
  expect(await confirmChange(() => Promise.resolve(4), find)).toBe(4);
  expect(find).not.toHaveBeenCalled();
});

it.each(lost)('says that it is done when only the answer was lost: %s', async (error) => {
  expect(await confirmChange(fail(error), () => Promise.resolve({ version: 4 }))).toEqual({ version: 4 });
});

it.each(lost)('says that it is not done when what is stored is as before: %s', async (error) => {
  for (const found of [null, false] as const) {
    const problem: unknown = await confirmChange(fail(error), () => Promise.resolve(found)).catch((thrown: unknown) => thrown);
    expect(problemOf(problem)).toMatchObject({ title: 'This was not done', canRetry: true });
    expect(failureTitle(problem, 'Not published')).toBe('Not published');
  }
});

it('asks three times more what is stored, and then says that it could not find out', async () => {
  const times: number[] = [];
  const find = () => {
    times.push(Date.now());
    return Promise.reject(new ServiceError({ message: 'TypeError: Failed to fetch' }, 0));
  };
  const failed = confirmChange(fail(new TypeError('Failed to fetch')), find).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(7000);
  const problem = await failed;
  expect(times).toEqual([0, 1000, 3000, 7000]);
  expect(problemOf(problem)).toMatchObject({ title: 'We couldn’t confirm your change', canRetry: false });
  expect(failureTitle(problem, 'Not published')).toBe('We couldn’t confirm your change');
});

it.each([
  ['nothing comes in time', new ServiceError({ message: 'TimeoutError: signal timed out' }, 0)],
  ['reading is refused', new ServiceError({ message: 'JWT expired' }, 401)],
])('asks once what is stored when %s', async (_why, error) => {
  const find = vi.fn(fail(error));
  await expect(confirmChange(fail(new TypeError('Failed to fetch')), find)).rejects.toMatchObject({ isKnown: false });
  expect(find).toHaveBeenCalledOnce();
});

it('passes a refusal on, and reads nothing then', async () => {
  const find = vi.fn(() => Promise.resolve(true));
  const refusal = new ServiceError({ message: 'no', code: '42501' }, 403);
  await expect(confirmChange(fail(refusal), find)).rejects.toBe(refusal);
  expect(find).not.toHaveBeenCalled();
});
