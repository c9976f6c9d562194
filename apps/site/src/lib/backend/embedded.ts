import { startBrowserBackend } from '@duneline/mocks/browser';
import { backendSpec } from '@duneline/specs/backend';
import type { Connection } from './connection.ts';

/** Starts the embedded backend behind the MSW service worker; its state survives a reload. */
export async function connectEmbedded(): Promise<Connection> {
  const backend = await startBrowserBackend(backendSpec);
  return { url: backend.url, anonKey: backend.keys.anon };
}
