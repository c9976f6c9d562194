import { savesData } from '../start/savesData.ts';
import type { PageMessage } from './pageMessage.ts';

const WORKER = '/sw.js';

/** The page's build id; `undefined` in the development server and in stories, which have no service worker of the site. */
const buildOfPage = () => document.getElementById('root')?.dataset.build;

/** Path of the site's service worker; `undefined` if there is none. */
export const siteWorkerPath = () => (buildOfPage() === undefined ? undefined : WORKER);

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Starts the service worker that caches pages for offline use. Resolves when it controls this page; `undefined` if the browser
 * does not support workers.
 */
export function startSiteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  started ??= start().catch(() => undefined);
  return started;
}

async function start(): Promise<ServiceWorkerRegistration | undefined> {
  const path = siteWorkerPath();
  if (path === undefined || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(path);
  // A browser that blocks service workers may resolve with nothing.
  if (registration && !serviceWorker.controller) {
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    // A new worker activates by itself; a running one does not control pages that were opened before it, or were force-reloaded.
    tell(registration.active, { type: 'page.claim' });
    await taken;
  }
  return registration;
}

/** Asks the worker to cache the page at this path and the files loaded so far; nothing is loaded for it where the visitor saves data. */
export async function reportVisitedPage(path: string): Promise<void> {
  const worker = (await startSiteWorker())?.active;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  tell(worker, { type: 'page.seen', path, files, savesData: savesData() });
}

/** Whether this page belongs to the same release as a worker. */
export function isSameRelease(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  tell(worker, { type: 'release.ask', build: buildOfPage() ?? '' }, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data), { once: true });
    port1.start();
  });
}

/** Activates a waiting worker, in every tab. */
export const activateWorker = (worker: ServiceWorker) => tell(worker, { type: 'release.switch' });

const tell = (worker: ServiceWorker | null | undefined, message: PageMessage, ports: Transferable[] = []) =>
  worker?.postMessage(message, ports);
