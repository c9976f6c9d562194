import { expect, it, vi } from 'vitest';
import { MAX_IDS, readByIds } from './readByIds.ts';

const echo = () => vi.fn((ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id }))));

it('reads each id once, in requests whose addresses are not too long', async () => {
  const read = echo();
  const ids = Array.from({ length: 2 * MAX_IDS + 1 }, (_, index) => String(index));
  const rows = await readByIds([...ids, null, undefined, ...ids], read);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(read.mock.calls.map(([some]) => some.length)).toEqual([MAX_IDS, MAX_IDS, 1]);
});

it('asks for nothing without ids', async () => {
  const read = echo();
  expect(await readByIds([null], read)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});
