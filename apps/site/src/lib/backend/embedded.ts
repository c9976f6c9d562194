import { startBrowserBackend, type BrowserBackend } from '@duneline/mocks/browser';
import { backendSpec } from '@duneline/specs/backend';
import { siteWorkerPath, startSiteWorker } from '../offline/siteWorker.ts';
import type { Connection } from './connection.ts';
import { nameOf, plantSession, readWorld, storeWorld, type WorldChoice } from './embeddedWorld.ts';

let backend: Promise<BrowserBackend> | undefined;

/**
 * The embedded backend behind the MSW service worker, started on the first call in the world that this tab is in; its state survives
 * a reload, each world's apart from the others'.
 */
export function startEmbedded(): Promise<BrowserBackend> {
  backend ??= start();
  return backend;
}

/** How to reach the embedded backend. */
export async function connectEmbedded(): Promise<Connection> {
  const { url, keys } = await startEmbedded();
  return { url, anonKey: keys.anon };
}

async function start(): Promise<BrowserBackend> {
  const { choice, isNew } = readWorld();
  await startSiteWorker(); // which MSW's is part of: one worker answers for a page
  const started = await startIn(choice);
  if (isNew) {
    started.reset();
    await started.saved();
    plantSession(await started.signInAs(started.scenario?.persona ?? 'visitor'));
    await started.saved();
  }
  storeWorld({ choice: started.scenario === null ? null : choice, isNew: false });
  return started;
}

/** A world that cannot be is told in the console, and the site goes on with the seed. */
async function startIn(choice: WorldChoice): Promise<BrowserBackend> {
  try {
    const storageKey = ['duneline:backend', nameOf(choice)].filter(Boolean).join(':');
    // Below the site's own origin, so that the links it mails can be opened (backendPage.ts).
    return await startBrowserBackend(backendSpec, {
      url: location.origin,
      serviceWorkerUrl: siteWorkerPath(),
      storageKey,
      ...(choice !== null && { scenario: choice }),
    });
  } catch (error) {
    if (choice === null) throw error;
    console.error(error instanceof Error ? error.message : error);
    return startIn(null);
  }
}
