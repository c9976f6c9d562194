import { expect, it, vi } from 'vitest';
import { getContent } from '../backend/content.ts';
import { readActiveTheme } from './themeConfig.ts';

vi.mock('../backend/content.ts', () => ({ getContent: vi.fn() }));

it.each([
  ['AbortError: The user aborted a request.', 'is no error, as the page was left meanwhile', 0],
  ['TypeError: Failed to fetch', 'is logged', 1],
])('%s: %s', async (message, _, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const query = { select: () => query, eq: () => query, maybeSingle: () => Promise.resolve({ data: null, error: { message } }) };
  vi.mocked(getContent).mockResolvedValue({ from: () => query } as never);
  expect(await readActiveTheme()).toBeNull();
  expect(log).toHaveBeenCalledTimes(logged);
  log.mockRestore();
});
