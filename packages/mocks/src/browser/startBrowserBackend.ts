import type { BackendSpec } from '@duneline/specs/contract';
import { del, get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import type { Backend, BackendOptions } from '../backend.ts';
import { createBackend } from '../createBackend.ts';
import { cryptoRandom } from '../random.ts';
import { StateStorage } from './stateStorage.ts';
import type { ValueStore } from './stateStorage.ts';

export interface BrowserBackendOptions extends BackendOptions {
  /** Where MSW's worker script is served. @default '/mockServiceWorker.js' */
  readonly serviceWorkerUrl?: string;
  /** Under which key of IndexedDB the state is kept. @default 'duneline:backend' */
  readonly storageKey?: string;
}

/** A backend that answers the page's own requests and survives its reload. */
export interface BrowserBackend extends Backend {
  /** Waits until everything that happened so far is stored. */
  readonly saved: () => Promise<void>;
  /** Ends the interception of requests. */
  readonly stop: () => Promise<void>;
}

const indexedDb: ValueStore = { get: (key) => get<unknown>(key), set, del };

/** Starts a backend behind a service worker; rejects with one sentence where the browser offers none. */
export async function startBrowserBackend(spec: BackendSpec, options: BrowserBackendOptions = {}): Promise<BrowserBackend> {
  const { serviceWorkerUrl = '/mockServiceWorker.js', storageKey = 'duneline:backend', ...rest } = options;
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The embedded backend needs a service worker, which this browser offers only over https or on localhost; open the page there.',
    );
  }
  const random = rest.seed === undefined ? { random: cryptoRandom() } : {};
  const backend = createBackend(spec, { onContractBreach: 'report', ...random, ...rest });
  const storage = new StateStorage(indexedDb, storageKey);
  const state = await storage.load(spec.fingerprint);
  if (state !== null) backend.restore(state);
  const worker = setupWorker(...backend.handlers);
  try {
    await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: serviceWorkerUrl } });
  } catch (error) {
    throw new Error(
      `The embedded backend cannot start its service worker from ${serviceWorkerUrl}; check that the file is served there.`,
      { cause: error },
    );
  }
  const siblings = new BroadcastChannel(storageKey);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const tell = (): void => siblings.postMessage('changed');
  let isFollowing = false;
  let isStoring = Promise.resolve();
  const unsubscribe = backend.subscribe(() => {
    if (!isFollowing) isStoring = storage.save(backend.snapshot).then(tell);
    // The page must not see an answer that a reload could undo.
    return isStoring;
  });
  // Another tab of the same browser has its own copy in memory: both must tell the same story.
  siblings.addEventListener('message', () => void follow());
  return {
    ...backend,
    get inbox() {
      return backend.inbox;
    },
    get log() {
      return backend.log;
    },
    get unknownRequests() {
      return backend.unknownRequests;
    },
    reset,
    saved: () => isStoring,
    stop,
  };

  async function follow(): Promise<void> {
    const theirs = await storage.load(spec.fingerprint);
    isFollowing = true;
    if (theirs === null) backend.reset();
    else backend.restore(theirs);
    isFollowing = false;
  }

  function reset(): void {
    isFollowing = true;
    backend.reset();
    isFollowing = false;
    isStoring = storage.clear().then(tell);
  }

  async function stop(): Promise<void> {
    unsubscribe();
    siblings.close();
    await isStoring;
    await worker.stop();
  }
}
