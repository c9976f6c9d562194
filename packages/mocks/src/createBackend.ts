import type { BackendSpec, ScenarioSpec } from '@duneline/specs/contract';
import { assertOptions } from './assertOptions.ts';
import { authTables } from './auth/authTables.ts';
import { defaultAuthSettings } from './auth/settings.ts';
import type { Backend, BackendOptions, BackendState } from './backend.ts';
import { systemClock } from './clock.ts';
import { NetworkFault } from './faults/NetworkFault.ts';
import { createRequest } from './forms/createRequest.ts';
import { createApiKeys } from './gateway/apiKeys.ts';
import { createHandlers } from './handlers.ts';
import { createInbox } from './inbox.ts';
import { runJob } from './jobs.ts';
import { embeddedDevelopmentKey, embeddedDevelopmentSecret } from './jwt/developmentKey.ts';
import { Tokens } from './jwt/Tokens.ts';
import { canWrite } from './canWrite.ts';
import type { Project } from './project.ts';
import { seededRandom } from './random.ts';
import { createControl } from './realtime/createControl.ts';
import { RealtimeHub } from './realtime/RealtimeHub.ts';
import { connectSocket } from './realtime/ServerSocket.ts';
import { defaultRealtimeSettings } from './realtime/settings.ts';
import { RequestLog } from './RequestLog.ts';
import { answer as answerUnseen, createRouter } from './router.ts';
import { changesOf } from './scenario/changesOf.ts';
import { findPersona, findScenario } from './scenario/findScenario.ts';
import { ScenarioRuntime } from './scenario/ScenarioRuntime.ts';
import { loadSeed } from './loadSeed.ts';
import { Blobs } from './storage/Blobs.ts';
import { resumableUploads, storageTables } from './storage/tables.ts';
import { Sequences } from './store/Sequences.ts';
import { Store } from './store/Store.ts';

/**
 * Creates an in-memory backend that behaves like the Supabase project described by `own`. Backends share no state: create one per
 * test.
 * @example const backend = createBackend(backendSpec, { clock: createClock('2026-03-01T09:00:00Z'), scenario: 'slow' })
 * @throws TypeError for an unknown option
 * @throws RangeError for an unknown scenario
 */
export function createBackend(own: BackendSpec, options: BackendOptions = {}): Backend {
  assertOptions(options);
  const spec = { ...own, platform: { ...storageTables, ...own.platform } };
  const url = (options.url ?? 'https://backend.duneline.example').replace(/\/+$/, '');
  const tokens = new Tokens(
    options.signingKey === undefined ? embeddedDevelopmentKey : options.signingKey,
    options.jwtSecret ?? embeddedDevelopmentSecret,
  );
  const ownTables = [...Object.values(spec.tables), ...Object.values(spec.platform)];
  const store = new Store([
    ...authTables,
    ...ownTables.map((table) => ({ ...table, schema: table.schema ?? 'public' })),
    resumableUploads,
  ]);
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
    blobs: new Blobs(store),
    clock: options.clock ?? systemClock(),
    random: options.random ?? seededRandom(options.seed ?? 'duneline'),
    inbox: createInbox(),
    auth: { ...defaultAuthSettings, ...spec.auth, ...options.auth },
    get realtime() {
      return realtime;
    },
    // An edge function calls the backend during its own request, so it must not wait for its turn.
    fetch: (request) => fetched(request, answerNow),
  };
  const onContractViolation = options.onContractViolation ?? 'throw';
  const realtime = new RealtimeHub(project, { ...defaultRealtimeSettings, ...options.realtime }, onContractViolation);
  const log = new RequestLog(options.logLength ?? 200);
  const runtime = new ScenarioRuntime(project);
  const route = createRouter(project, log, runtime.faults, {
    latencyMs: options.latencyMs ?? 0,
    onContractViolation,
    onUnknownRequest: options.onUnknownRequest ?? 'record',
  });
  const listeners = new Set<() => unknown>();
  const announce = (): Promise<unknown> => Promise.all([...listeners].map((listener) => listener()));

  /** Runs an action and notifies subscribers if it changed a row. */
  async function observed<T>(action: () => Promise<T>): Promise<T> {
    const before = store.version;
    try {
      return await action();
    } finally {
      if (store.version !== before) await announce();
    }
  }

  const inTurn = options.inTurn ?? ((action) => action());
  const answerNow = (request: Request): Promise<Response> => observed(() => route(request));
  const answer = (request: Request): Promise<Response> =>
    canWrite(request) ? inTurn(() => answerNow(request)) : answerNow(request);

  async function fetched(request: Request, how = answer): Promise<Response> {
    const response = await how(request);
    if (response.type === 'error') throw new NetworkFault();
    return response;
  }

  function load(state: Omit<BackendState, 'fingerprint'>): void {
    store.load(state.tables);
    project.sequences.load(state.sequences);
    project.blobs.load(state.blobs);
    project.inbox.load(state.mails);
  }

  let seeded = store.lazyDump();

  /** Loads the seed and applies a scenario. */
  function plant(scenario: ScenarioSpec | null): void {
    project.random.restart();
    load({ tables: {}, sequences: {}, blobs: {}, mails: [] });
    realtime.silently(() => {
      loadSeed(project);
      seeded = store.lazyDump();
      runtime.begin(scenario);
    });
  }

  function reset(): void {
    plant(runtime.scenario);
    log.clear();
    void announce();
  }

  function setScenario(choice: string | ScenarioSpec | null): void {
    const scenario = typeof choice === 'string' ? findScenario(spec, choice) : choice;
    const before = snapshot();
    try {
      plant(scenario);
    } catch (error) {
      load(before);
      throw error;
    }
    log.clear();
    void announce();
  }

  function snapshot(): BackendState {
    return {
      fingerprint: spec.fingerprint,
      tables: store.dump(),
      sequences: project.sequences.dump(),
      blobs: project.blobs.dump(),
      mails: project.inbox.mails,
    };
  }

  let handlers: Backend['handlers'] | undefined;
  setScenario(options.scenario ?? null);
  return {
    url,
    keys: project.keys,
    get handlers() {
      // MSW registers listeners for each WebSocket link, so the handlers are created only on demand.
      return (handlers ??= createHandlers(url, answer, realtime));
    },
    websocket: (socket, request, onFailure) => connectSocket(realtime, socket, request, { onFailure }),
    realtime: createControl(realtime),
    fetch: async (input, init) => fetched(await createRequest(input, init)),
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
    get scenario() {
      return runtime.scenario;
    },
    setScenario,
    async signInAs(persona) {
      const { signInAs } = await import('./persona/signInAs.ts');
      return inTurn(() => observed(() => signInAs(project, findPersona(spec, persona), runtime.scenario?.session)));
    },
    async issueIdToken(provider, claims, algorithm) {
      const { issueIdToken } = await import('./auth/providers/simulated/idTokens.ts');
      return issueIdToken(project, provider, claims, algorithm);
    },
    runJob: (name) => inTurn(() => observed(async () => runJob(project, name))),
    inspect(input, init) {
      const request = new Request(input, init);
      return inTurn(() => observed(async () => (await answerUnseen(project, request, new URL(request.url))).response));
    },
    clearLog: () => log.clear(),
    subscribeToLog: (listener) => log.subscribe(listener),
    exportScenario(name, summary) {
      return { ...runtime.scenario, name, summary, tables: changesOf(spec, seeded(), store.dump()) };
    },
    reset,
    snapshot,
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
