import type { BackendSpec } from '@duneline/specs/contract';
import { defaultAuthSettings } from './auth/settings.ts';
import { authTables } from './auth/tables.ts';
import type { Backend, BackendOptions, BackendState } from './backend.ts';
import { systemClock } from './clock.ts';
import { createApiKeys } from './gateway/apiKeys.ts';
import { createHandlers } from './handlers.ts';
import { createInbox } from './inbox.ts';
import { embeddedDevelopmentKey, embeddedDevelopmentSecret } from './jwt/developmentKey.ts';
import { Tokens } from './jwt/Tokens.ts';
import type { Project } from './project.ts';
import { seededRandom } from './random.ts';
import { RequestLog } from './RequestLog.ts';
import { createRouter } from './router.ts';
import { plantSeed } from './seed.ts';
import { Sequences } from './store/Sequences.ts';
import { Store } from './store/Store.ts';

/** A backend that behaves as the Supabase project which `spec` describes. Backends share nothing: make one per test. */
export function createBackend(spec: BackendSpec, options: BackendOptions = {}): Backend {
  const url = (options.url ?? 'https://backend.duneline.example').replace(/\/+$/, '');
  const tokens = new Tokens(
    options.signingKey === undefined ? embeddedDevelopmentKey : options.signingKey,
    options.jwtSecret ?? embeddedDevelopmentSecret,
  );
  const ownTables = [...Object.values(spec.tables), ...Object.values(spec.platform ?? {})];
  const store = new Store([...authTables, ...ownTables.map((table) => ({ ...table, schema: table.schema ?? 'public' }))]);
  const project: Project = {
    spec,
    url,
    tokens,
    store,
    keys: createApiKeys(tokens, {
      publishable: 'sb_publishable_duneline_embedded',
      secret: 'sb_secret_duneline_embedded',
      ...options.apiKeys,
    }),
    sequences: new Sequences(),
    clock: options.clock ?? systemClock(),
    random: options.random ?? seededRandom(options.seed ?? 'duneline'),
    inbox: createInbox(),
    auth: { ...defaultAuthSettings, ...options.auth },
    fetch: (request) => answer(request),
  };
  const log = new RequestLog(options.logLength ?? 200);
  const route = createRouter(project, log, {
    latencyMs: options.latencyMs ?? 0,
    onContractBreach: options.onContractBreach ?? 'throw',
    onUnknownRequest: options.onUnknownRequest ?? 'record',
  });
  const listeners = new Set<() => unknown>();
  const announce = (): Promise<unknown> => Promise.all([...listeners].map((listener) => listener()));

  async function answer(request: Request): Promise<Response> {
    const before = store.version;
    try {
      return await route(request);
    } finally {
      if (store.version !== before) await announce();
    }
  }

  function load(state: Omit<BackendState, 'fingerprint'>): void {
    store.load(state.tables);
    project.sequences.load(state.sequences);
    project.inbox.load(state.mails);
  }

  function reset(): void {
    project.random.restart();
    load({ tables: {}, sequences: {}, mails: [] });
    log.clear();
    plantSeed(project);
    void announce();
  }

  reset();
  return {
    url,
    keys: project.keys,
    handlers: createHandlers(url, answer),
    fetch: (input, init) => answer(new Request(input, init)),
    get inbox() {
      return project.inbox.mails;
    },
    clock: project.clock,
    get log() {
      return log.entries;
    },
    get unknownRequests() {
      return log.unknownRequests;
    },
    reset,
    snapshot: () => ({
      fingerprint: spec.fingerprint,
      tables: store.dump(),
      sequences: project.sequences.dump(),
      mails: project.inbox.mails,
    }),
    restore(state) {
      if (state.fingerprint !== spec.fingerprint) {
        throw new Error(
          `The state was stored under the specs ${state.fingerprint}, but these are ${spec.fingerprint}; call reset() instead.`,
        );
      }
      load(state);
      void announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
