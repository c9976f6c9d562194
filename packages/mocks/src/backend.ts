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

/** What one wants otherwise than usual; every backend has its own. */
export interface BackendOptions {
  /** Where the backend claims to live. @default 'https://backend.duneline.example' */
  readonly url?: string;
  /** @default the machine's clock */
  readonly clock?: Clock;
  /** The same seed gives the same ids, tokens and codes. @default 'duneline' */
  readonly seed?: string | number;
  /** Takes ids and tokens from somewhere else than the seed; the browser passes `cryptoRandom()`. */
  readonly random?: Random;
  /** Waits so many milliseconds before each answer. @default 0 */
  readonly latencyMs?: number;
  /** @default what the spec says, and what `auth/settings.ts` says where it says nothing */
  readonly auth?: Partial<AuthSettings>;
  readonly realtime?: Partial<RealtimeSettings>;
  /** Signs people's tokens (ES256); `null` signs them with the secret (HS256), which gives the same bytes each time. */
  readonly signingKey?: SigningKey | null;
  /** Signs the JWT API keys. */
  readonly jwtSecret?: string;
  /** The opaque API keys. */
  readonly apiKeys?: Partial<Pick<ApiKeys, 'publishable' | 'secret'>>;
  /** What happens when an answer breaks the schema that the specs give for it. @default 'throw' ('report' in `startBrowserBackend`) */
  readonly onContractBreach?: 'throw' | 'report';
  /** What happens when no spec knows a request, beside its 404. @default 'record' */
  readonly onUnknownRequest?: 'record' | 'throw';
  /** Runs whatever may write; `startBrowserBackend` makes the tabs of a browser take turns with it. @default at once */
  readonly inTurn?: <T>(action: () => Promise<T>) => Promise<T>;
  /** How many requests the log keeps. @default 200 */
  readonly logLength?: number;
  /** The world to begin in: one of the spec's scenarios by name, or one of your own. @default the seed as it is */
  readonly scenario?: string | ScenarioSpec;
}

/** Everything a backend has stored, for a structured clone (IndexedDB, `postMessage`): JSON would lose the digits of `numeric`. */
export interface BackendState {
  /** Of the spec it was stored under. */
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
  /** Answers one request; fits supabase-js' `global.fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Answers a WebSocket that was asked for with `request`; resolves when it is let in or refused. */
  readonly websocket: (socket: ServerSocket, request: Request) => Promise<void>;
  readonly realtime: RealtimeControl;
  /** The mails it would have sent, oldest first. */
  readonly inbox: readonly Mail[];
  readonly clock: Clock;
  /** The last requests, oldest first. */
  readonly log: readonly LogEntry[];
  /** Those of them that no spec knows. */
  readonly unknownRequests: readonly LogEntry[];
  /** The scenario that it is in. */
  readonly scenario: ScenarioSpec | null;
  /**
   * Goes back to the seed and begins a scenario there; `null` leaves the seed as it is.
   * @throws RangeError for a name that is none of the spec's, Error when its rows do not fit the project; then nothing has changed
   */
  readonly setScenario: (scenario: string | ScenarioSpec | null) => void;
  /**
   * Opens a session for one of the spec's personas, as the token endpoint would; `null` for the one who is not signed in.
   * @throws RangeError for a name that is none of the spec's
   */
  readonly signInAs: (persona: string) => Promise<PersonaSession | null>;
  /**
   * A token in which a simulated provider, such as `google`, says who somebody is: what its own button or app would hand to a site,
   * and `signInWithIdToken` takes. `claims` go before the usual ones, which are issuer, audience, times, a verified address, and a
   * `sub` that belongs to `email`; a `nonce` among them is the hex SHA-256 of the one that goes along.
   */
  readonly issueIdToken: (
    provider: string,
    claims: Readonly<Record<string, unknown>>,
    algorithm?: 'RS256' | 'ES256',
  ) => Promise<string>;
  /** Answers one request without latency and faults, and leaves no entry in the log: for tools that look at the backend. */
  readonly inspect: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  readonly clearLog: () => void;
  /** Calls `listener` after every change of the log; gives the function that ends it. */
  readonly subscribeToLog: (listener: () => void) => () => void;
  /** What differs from the seed, as rows of a scenario, with the present scenario's faults; files of storage are left out. */
  readonly exportScenario: (name: string, summary: string) => ScenarioSpec;
  /** Goes back to the seed, and to the scenario if there is one: rows, people, sessions, mails, log, ids. The clock stays. */
  readonly reset: () => void;
  readonly snapshot: () => BackendState;
  /** Takes a snapshot back; throws when it comes from another spec. */
  readonly restore: (state: BackendState) => void;
  /**
   * Calls `listener` after each request, reset or restore that changed something; gives the function that ends it. The answer to the
   * request waits for the promise that the listener may give.
   */
  readonly subscribe: (listener: () => unknown) => () => void;
}
