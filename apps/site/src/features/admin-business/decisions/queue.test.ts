import { expect, it } from 'vitest';
import { nextInQueue } from './queue.ts';

const at = (record: string, hour: number) => ({ record, since: `2026-02-28T0${hour}:00:00+00:00` });
const queue = [at('a', 1), at('b', 2), at('c', 2), at('d', 3)];

it('leads from one record to the next, and from the last one back to the first', () => {
  expect(nextInQueue(queue, at('a', 1))).toEqual(at('b', 2));
  expect(nextInQueue(queue, at('b', 2))).toEqual(at('c', 2));
  expect(nextInQueue(queue, at('d', 3))).toEqual(at('a', 1));
});

it('goes on from the place of a record that does not wait anymore', () => {
  expect(nextInQueue(queue, at('bb', 2))).toEqual(at('c', 2));
  expect(nextInQueue(queue, at('z', 9))).toEqual(at('a', 1));
});

it('has no next record when nothing else waits', () => {
  expect(nextInQueue([], at('a', 1))).toBeNull();
  expect(nextInQueue([at('a', 1)], at('a', 1))).toBeNull();
});
