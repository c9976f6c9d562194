import type { HttpHandler } from 'msw/http';
import type { AuthSettings } from './auth/settings.ts';
import type { Clock } from './clock.ts';
import type { ApiKeys } from './gateway/apiKeys.ts';
import type { Mail } from './inbox.ts';
import type { SigningKey } from './jwt/Tokens.ts';
import type { Random } from './random.ts';
import type { LogEntry } from './RequestLog.ts';
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
  readonly auth?: Partial<AuthSettings>;
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
  /** How many requests the log keeps. @default 200 */
  readonly logLength?: number;
}

/** Everything a backend has stored, as JSON. */
export interface BackendState {
  /** Of the spec it was stored under. */
  readonly fingerprint: string;
  readonly tables: StoreDump;
  readonly sequences: Readonly<Record<string, number>>;
  readonly mails: readonly Mail[];
}

/** A Supabase project in memory. */
export interface Backend {
  readonly url: string;
  readonly keys: ApiKeys;
  /** For MSW: `setupServer(...backend.handlers)`, `setupWorker(...backend.handlers)`, Storybook's parameters. */
  readonly handlers: HttpHandler[];
  /** Answers one request; fits supabase-js' `global.fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The mails it would have sent, oldest first. */
  readonly inbox: readonly Mail[];
  readonly clock: Clock;
  /** The last requests, oldest first. */
  readonly log: readonly LogEntry[];
  /** Those of them that no spec knows. */
  readonly unknownRequests: readonly LogEntry[];
  /** Goes back to the seed: rows, people, sessions, mails, log, ids. The clock stays. */
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
