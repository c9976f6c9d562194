import { setupServer } from 'msw/node';
import { expect, it, vi } from 'vitest';
import { createHandlers } from './handlers.ts';
import type { RealtimeHub } from './realtime/RealtimeHub.ts';

const noSockets = {} as RealtimeHub;
const url = 'https://backend.duneline.example';

async function ask(error: Error) {
  const server = setupServer(...createHandlers(url, () => Promise.reject(error), noSockets));
  server.listen();
  try {
    return await fetch(`${url}/rest/v1/notes`).then(
      ({ status }) => status,
      (failure: unknown) => String(failure),
    );
  } finally {
    server.close();
  }
}

it.each([
  'Failed to fetch dynamically imported module: https://x.example/assets/rpc.js',
  'error loading dynamically imported module: https://x.example/assets/rpc.js',
  'Importing a module script failed.',
])('fails as without a network when a part of the backend cannot be loaded: %s', async (message) => {
  expect(await ask(new TypeError(message))).toBe('TypeError: fetch failed');
});

it('reports every other error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ask(new TypeError('rows is not iterable'))).toBe(500);
  log.mockRestore();
});
