import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Connection } from './connection.ts';

/** The embedded backend as a function call, for prerendering. */
export async function connectEmbedded(): Promise<Connection> {
  const backend = createBackend(backendSpec);
  return { url: backend.url, anonKey: backend.keys.anon, fetch: (input, init) => backend.fetch(new Request(input, init)) };
}
