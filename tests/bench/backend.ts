import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';

/** The backend of the specs on a loopback port, for a live-mode build to talk to. */
export async function startBackend(port = 0): Promise<{ url: string; anonKey: string; close(): Promise<void> }> {
  const backend = createBackend(backendSpec);
  const { url, close } = await serveBackend(backend, { port });
  return { url, anonKey: backend.keys.anon, close };
}
