import type { BackendSpec } from '@duneline/specs/contract';
import type { AuthSettings } from './auth/settings.ts';
import type { Clock } from './clock.ts';
import type { ApiKeys } from './gateway/apiKeys.ts';
import type { Inbox } from './inbox.ts';
import type { Tokens } from './jwt/Tokens.ts';
import type { Random } from './random.ts';
import type { RealtimeHub } from './realtime/RealtimeHub.ts';
import type { Blobs } from './storage/Blobs.ts';
import type { Sequences } from './store/Sequences.ts';
import type { Store } from './store/Store.ts';

/** The shared state of a backend's services: a Supabase project in memory. */
export interface Project {
  readonly spec: BackendSpec;
  /** Without a trailing slash. */
  readonly url: string;
  readonly keys: ApiKeys;
  readonly tokens: Tokens;
  readonly store: Store;
  readonly sequences: Sequences;
  /** The file contents of `storage.objects`. */
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly random: Random;
  readonly inbox: Inbox;
  readonly auth: AuthSettings;
  readonly realtime: RealtimeHub;
  /** The backend's own `fetch`, for edge functions that call it. */
  readonly fetch: (request: Request) => Promise<Response>;
}
