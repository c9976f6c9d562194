import type { ScenarioSpec } from '@duneline/specs/contract';
import type { HttpHandler } from 'msw/http';
import type { WebSocketHandler } from 'msw/ws';
import type { AuthSettings } from './auth/settings.ts';
import type { Clock } from './clock.ts';
import type { ApiKeys } from './gateway/apiKeys.ts';
import type { Mail } from './inbox.ts';
import type { SigningKey } from './jwt/Tokens.ts';
import type { PersonaSession } from './persona/signInAs.ts';
import type { Random } from './random.ts';
import type { RealtimeControl } from './realtime/RealtimeControl.ts';
import type { ServerSocket } from './realtime/ServerSocket.ts';
import type { RealtimeSettings } from './realtime/settings.ts';
import type { LogEntry } from './RequestLog.ts';
import type { BlobDump } from './storage/Blobs.ts';
import type { StoreDump } from './store/Store.ts';

/** Options of `createBackend`. All are optional. */
export interface BackendOptions {
  /** The project's URL; requests to it are intercepted. @default 'https://backend.duneline.example' */
  readonly url?: string;
  /** The clock for timestamps, expiry and delays. @default the machine's clock */
  readonly clock?: Clock;
  /** Seed of the random generator: equal seeds give equal ids, tokens and codes. @default 'duneline' */
  readonly seed?: string | number;
  /** Replaces the seeded random generator; in a browser, pass `cryptoRandom()`. */
  readonly random?: Random;
  /** Delay of each response, in milliseconds. @default 0 */
  readonly latencyMs?: number;
  /** Settings of the auth service. @default the spec's settings, then those in `auth/settings.ts` */
  readonly auth?: Partial<AuthSettings>;
  readonly realtime?: Partial<RealtimeSettings>;
  /**
   * The key that signs users' tokens with ES256; `null` signs with `jwtSecret` (HS256), which produces the same bytes each time.
   */
  readonly signingKey?: SigningKey | null;
  /** The secret that signs the JWT API keys. */
  readonly jwtSecret?: string;
  /** The opaque API keys. */
  readonly apiKeys?: Partial<Pick<ApiKeys, 'publishable' | 'secret'>>;
  /** What to do when a response violates its schema in the specs. @default 'throw' ('report' in `startBrowserBackend`) */
  readonly onContractViolation?: 'throw' | 'report';
  /** What to do about requests that no spec describes, in addition to the 404 response. @default 'record' */
  readonly onUnknownRequest?: 'record' | 'throw';
  /**
   * Runs actions that may write. `startBrowserBackend` uses it to serialize writes across tabs.
   * @default runs them immediately
   */
  readonly inTurn?: <T>(action: () => Promise<T>) => Promise<T>;
  /** Maximum number of log entries. @default 200 */
  readonly logLength?: number;
  /** The initial scenario: a name from the spec, or a scenario object. @default none (the unchanged seed) */
  readonly scenario?: string | ScenarioSpec;
}

/**
 * All stored state of a backend. Transfer it by structured clone (IndexedDB, `postMessage`): JSON would lose digits of `numeric`.
 */
export interface BackendState {
  /** The fingerprint of the spec that the state belongs to. */
  readonly fingerprint: string;
  readonly tables: StoreDump;
  readonly sequences: Readonly<Record<string, number>>;
  readonly blobs: BlobDump;
  readonly mails: readonly Mail[];
}

/** A Supabase project in memory. */
export interface Backend {
  readonly url: string;
  readonly keys: ApiKeys;
  /** For MSW: `setupServer(...backend.handlers)`, `setupWorker(...backend.handlers)`, Storybook's parameters. */
  readonly handlers: (HttpHandler | WebSocketHandler)[];
  /** Handles one request. Can be passed to supabase-js as `global.fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /**
   * Handles a WebSocket opened by `request`; resolves when the socket is accepted or refused. A message whose handling fails
   * rejects the promise of the message listener, unless `onFailure` takes the error.
   */
  readonly websocket: (socket: ServerSocket, request: Request, onFailure?: (error: unknown) => void) => Promise<void>;
  readonly realtime: RealtimeControl;
  /** Mails and text messages that would have been sent, oldest first. */
  readonly inbox: readonly Mail[];
  readonly clock: Clock;
  /** The last requests, oldest first. */
  readonly log: readonly LogEntry[];
  /** The logged requests that no spec describes. */
  readonly unknownRequests: readonly LogEntry[];
  /** The current scenario. */
  readonly scenario: ScenarioSpec | null;
  /**
   * Resets to the seed and starts a scenario; `null` starts none. When it throws, nothing has changed.
   * @throws RangeError for an unknown name
   * @throws Error when the scenario's rows do not fit the project
   */
  readonly setScenario: (scenario: string | ScenarioSpec | null) => void;
  /**
   * Signs in as a persona of the spec, like the token endpoint.
   * @returns the session, or `null` for a persona without an account
   * @throws RangeError for an unknown name
   */
  readonly signInAs: (persona: string) => Promise<PersonaSession | null>;
  /**
   * Issues an ID token of a simulated provider such as `google`, for `signInWithIdToken`. `claims` override the defaults: issuer,
   * audience, times, a verified address, and a `sub` derived from `email`. A `nonce` is the hex SHA-256 of the nonce that the
   * client passes.
   */
  readonly issueIdToken: (
    provider: string,
    claims: Readonly<Record<string, unknown>>,
    algorithm?: 'RS256' | 'ES256',
  ) => Promise<string>;
  /**
   * Runs a job of pg_cron once, whatever its schedule.
   * @throws RangeError for an unknown name
   */
  readonly runJob: (name: string) => Promise<void>;
  /** Handles a request without latency, faults and log entry, for tools that inspect the backend. */
  readonly inspect: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  readonly clearLog: () => void;
  /** Calls `listener` after every change of the log. @returns a function that unsubscribes */
  readonly subscribeToLog: (listener: () => void) => () => void;
  /** The differences from the seed as a scenario, including the current faults but not files in storage. */
  readonly exportScenario: (name: string, summary: string) => ScenarioSpec;
  /** Resets rows, users, sessions, mails, log and ids to the seed and the current scenario. The clock is not reset. */
  readonly reset: () => void;
  readonly snapshot: () => BackendState;
  /** Restores a snapshot. @throws Error when it belongs to another spec */
  readonly restore: (state: BackendState) => void;
  /**
   * Calls `listener` after each request, reset or restore that changed something. The response to the request waits for the
   * promise that the listener returns.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => unknown) => () => void;
}
