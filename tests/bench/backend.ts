import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';

/** Serves the specs' backend on a loopback port, for a build for a hosted project. */
export async function startBackend(port = 0): Promise<{ url: string; anonKey: string; close(): Promise<void> }> {
  const backend = createBackend(backendSpec);
  const { url, close } = await serveBackend(backend, { port });
  return { url, anonKey: backend.keys.anon, close };
}
