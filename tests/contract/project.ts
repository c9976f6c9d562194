import type { Backend, BackendOptions, Clock } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import type { PersonaName } from '@duneline/specs/scenarios';
import { personas } from '@duneline/specs/scenarios';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { recordAnswers } from '../coverage/answers.ts';
import { totp } from '../totp.ts';
import { hostedProject, withoutInside } from './live/hostedProject.ts';

/** The seeded users, as in `specs/personas.yaml`. */
export const people = {
  admin: accountOf('admin'),
  affiliate: accountOf('affiliate'),
  trader: accountOf('trader'),
} as const;

function accountOf(name: PersonaName): { readonly email: string; readonly password: string } {
  const { account } = personas[name];
  if (account === null) throw new Error(`The persona ${name} has no account.`);
  return { email: account.email, password: account.password };
}

/** The secret of a user's authenticator app. */
export function secretOf(email: string): string {
  const secret = Object.values(personas).find(({ account }) => account?.email === email)?.account?.totp?.secret;
  if (secret === undefined) throw new Error(`${email} has no second factor in personas.yaml.`);
  return secret;
}

export type Person = keyof typeof people;
export type Client = SupabaseClient<Database>;

export interface Project {
  /** The embedded backend; reading it throws for a hosted project. */
  readonly backend: Backend;
  /** As `backend`. */
  readonly clock: Clock;
  readonly url: string;
  readonly keys: { readonly anon: string; readonly serviceRole: string };
  /** A client with its session in memory and without automatic refresh. */
  readonly client: (key?: string) => Client;
  /** A client of a signed-in seeded user, the admin at aal2; rejects if sign-in fails. */
  readonly clientOf: (person: Person) => Promise<Client>;
  /** As `clientOf`, with the password only. */
  readonly clientAtAal1: (person: Person) => Promise<Client>;
  /** Sends a raw request with the anon key. */
  readonly send: (method: string, path: string, init?: { body?: unknown; headers?: Record<string, string> }) => Promise<Response>;
}

/**
 * A new backend of our specs with the real time, with which supabase-js compares expiry; or the shared hosted project in
 * `CONTRACT_URL`.
 */
export function openProject(options: BackendOptions = {}): Project {
  const live = hostedProject();
  if (live !== null) return withoutInside(callers(live));
  const clock = createClock(new Date().toISOString());
  const backend = createBackend(backendSpec, { clock, ...options });
  recordAnswers(backend);
  return { ...callers(backend, clock), backend, clock };
}

type Access = Pick<Backend, 'url' | 'fetch'> & Pick<Project, 'keys'>;

function callers({ url, keys, fetch }: Access, clock: Pick<Clock, 'now'> = Date): Omit<Project, 'backend' | 'clock'> {
  const client = (key = keys.anon): Client =>
    createClient<Database>(url, key, {
      global: { fetch },
      // auth-js keeps published keys by storage key: another file in this worker would find them there, and not ask for them.
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: crypto.randomUUID() },
    });
  return {
    url,
    keys,
    client,
    clientAtAal1: (person) => signIn(client(), person),
    async clientOf(person) {
      const own = await signIn(client(), person);
      if (person === 'admin') await passSecondFactor(own, clock);
      return own;
    },
    send: (method, path, { body, headers = {} } = {}) =>
      fetch(url + path, {
        method,
        headers: { apikey: keys.anon, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

async function signIn(client: Client, person: Person): Promise<Client> {
  const { error } = await client.auth.signInWithPassword(people[person]);
  if (error !== null) throw error;
  return client;
}

/**
 * Raises the session to aal2 with a code of the authenticator app; for a hosted project, set its secret in CONTRACT_ADMIN_SECRET.
 */
export async function passSecondFactor(client: Client, clock: Pick<Clock, 'now'> = Date): Promise<void> {
  const { data: factors, error: unlisted } = await client.auth.mfa.listFactors();
  if (unlisted !== null) throw unlisted;
  const [factor] = factors.totp;
  if (factor === undefined) throw new Error('The admin has no authenticator app: enroll one, and set CONTRACT_ADMIN_SECRET.');
  const code = totp(process.env.CONTRACT_ADMIN_SECRET ?? secretOf(people.admin.email), clock.now());
  const { data: raised, error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error !== null) throw error;
  // supabase-js passes only the token of the sign-in to Realtime.
  await client.realtime.setAuth(raised.access_token);
}

/** The id of the signed-in user. */
export async function idOf(client: Client): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error !== null) throw error;
  return data.user.id;
}
