import { expect, it } from 'vitest';
import { openDesk, read } from '../../bench/backend/desk.ts';
import { liteRead } from '../../bench/backend/rivals.ts';

it('reads the same rows in the bench from lite as from the embedded backend', async () => {
  const { backend, headers } = await openDesk(20);
  const own = await (await backend.fetch(`${backend.url}${read}`, { headers })).text();
  expect(JSON.parse(own)).not.toEqual([]);
  expect(await (await liteRead(20))()).toBe(own);
});
