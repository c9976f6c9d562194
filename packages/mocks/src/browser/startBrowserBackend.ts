import { loadTextSearch } from '#text-search';
import type { BackendSpec } from '@duneline/specs/contract';
import { del, get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import type { Backend, BackendOptions } from '../backend.ts';
import { createBackend } from '../createBackend.ts';
import { startJobs } from '../jobs.ts';
import { cryptoRandom } from '../random.ts';
import { shareBackend } from './shareBackend.ts';
import type { SharedBackend } from './shareBackend.ts';
import { StateStorage } from './stateStorage.ts';
import type { ValueStore } from './stateStorage.ts';

export interface BrowserBackendOptions extends BackendOptions {
  /** Path of MSW's worker script. @default '/mockServiceWorker.js' */
  readonly serviceWorkerUrl?: string;
  /** IndexedDB key of the stored state. @default 'duneline:backend' */
  readonly storageKey?: string;
}

/** A backend that handles the page's own requests and keeps its state across reloads. */
export interface BrowserBackend extends Backend {
  /** Resolves when all changes so far are stored. */
  readonly saved: () => Promise<void>;
  /** Stops intercepting requests. */
  readonly stop: () => Promise<void>;
}

const indexedDb: ValueStore = { get: (key) => get<unknown>(key), set, del };

/** Starts a backend behind a service worker. @throws Error when the browser does not support service workers */
export async function startBrowserBackend(spec: BackendSpec, options: BrowserBackendOptions = {}): Promise<BrowserBackend> {
  const { serviceWorkerUrl = '/mockServiceWorker.js', storageKey = 'duneline:backend', ...rest } = options;
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The embedded backend needs a service worker, which this browser offers only over https or on localhost; open the page there.',
    );
  }
  if (spec.usesTextSearch === true) await loadTextSearch();
  const random = rest.seed === undefined ? { random: cryptoRandom() } : {};
  let shared: SharedBackend | undefined;
  const inTurn: BackendOptions['inTurn'] = (action) => shared?.inTurn(action) ?? action();
  const auth = { siteUrl: location.origin, ...rest.auth };
  const backend = createBackend(spec, { onContractViolation: 'report', ...random, ...rest, auth, inTurn });
  shared = await shareBackend(backend, new StateStorage(indexedDb, storageKey), storageKey, {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
  });
  const { reset, saved, leave } = shared;
  const worker = setupWorker(...backend.handlers);
  try {
    await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: serviceWorkerUrl } });
  } catch (error) {
    throw new Error(
      `The embedded backend cannot start its service worker from ${serviceWorkerUrl}; check that the file is served there.`,
      { cause: error },
    );
  }
  const stopJobs = startJobs(spec, backend, () => document.visibilityState === 'visible');
  return extended(backend, {
    reset,
    saved,
    async stop() {
      stopJobs();
      await leave();
      await worker.stop();
    },
  });
}

/** Adds or replaces members of `base`. A spread would evaluate its getters only once. */
function extended<Base extends object, Members extends object>(base: Base, members: Members): Base & Members {
  const descriptors = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(members) };
  return Object.create(Object.prototype, descriptors);
}
