import type { Backend, BackendOptions, Clock } from '@duneline/mocks';
import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The seeded people, with the passwords that `specs/supabase/seed.sql` states. */
export const people = {
  admin: { email: 'noor.haddad@duneline.example', password: 'harbour lantern over quiet dunes' },
  affiliate: { email: 'leila.karam@duneline.example', password: 'seven date palms by the wadi' },
  trader: { email: 'tomas.ribeiro@duneline.example', password: 'patient tides carry small boats' },
} as const;

export type Person = keyof typeof people;
export type Client = SupabaseClient<Database>;

export interface Project {
  readonly backend: Backend;
  readonly clock: Clock;
  /** A client that keeps its session in memory and never refreshes on its own. */
  readonly client: (key?: string) => Client;
  /** A client of a seeded person; rejects when they cannot sign in. */
  readonly clientOf: (person: Person) => Promise<Client>;
  /** One raw request with the anon key. */
  readonly send: (method: string, path: string, init?: { body?: unknown; headers?: Record<string, string> }) => Promise<Response>;
}

/** A backend of our own specs, one per test. Its clock stands at the real time, which supabase-js compares expiry with. */
export function openProject(options: BackendOptions = {}): Project {
  const clock = createClock(new Date().toISOString());
  const backend = createBackend(backendSpec, { clock, ...options });
  const client = (key = backend.keys.anon): Client =>
    createClient<Database>(backend.url, key, {
      global: { fetch: backend.fetch },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  return {
    backend,
    clock,
    client,
    async clientOf(person) {
      const own = client();
      const { error } = await own.auth.signInWithPassword(people[person]);
      if (error !== null) throw error;
      return own;
    },
    send: (method, path, { body, headers = {} } = {}) =>
      backend.fetch(backend.url + path, {
        method,
        headers: { apikey: backend.keys.anon, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

/** The id of the person who is signed in. */
export async function idOf(client: Client): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error !== null) throw error;
  return data.user.id;
}
