import { startBrowserBackend, type BrowserBackend } from '@duneline/mocks/browser';
import { backendSpec } from '@duneline/specs/backend';
import type { Connection } from './connection.ts';

let backend: Promise<BrowserBackend> | undefined;

/** The embedded backend behind the MSW service worker, started on the first call; its state survives a reload. */
export function startEmbedded(): Promise<BrowserBackend> {
  backend ??= startBrowserBackend(backendSpec);
  return backend;
}

/** How to reach the embedded backend. */
export async function connectEmbedded(): Promise<Connection> {
  const { url, keys } = await startEmbedded();
  return { url, anonKey: keys.anon };
}
