import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { people } from '../project.ts';
import type { Persona } from './Call.ts';

/** An implementation, with a client for each persona. */
export interface Side {
  readonly client: (persona: Persona) => SupabaseClient;
  /** A new anonymous client, whose sign-ins do not affect the others. */
  readonly newVisitor: () => SupabaseClient;
}

/** How to reach an implementation: `fetch` for requests to `url`. */
export interface Access {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  readonly anonKey: string;
  readonly serviceKey: string;
}

/** Tokens that cannot be obtained by signing in. */
interface Tokens {
  readonly adaToken: string;
  readonly adminToken: string;
}

/** Creates the clients of an implementation; `todo` serves the to-do project, whose Ada has her own token. */
export async function openSide(own: Access, todo: Access, { adaToken, adminToken }: Tokens): Promise<Side> {
  const newVisitor = (): SupabaseClient => clientOf(own, own.anonKey);
  const signedIn = async (person: keyof typeof people): Promise<SupabaseClient> => {
    const client = newVisitor();
    const { error } = await client.auth.signInWithPassword(people[person]);
    if (error !== null) throw error;
    return client;
  };
  const clients: Record<Persona, SupabaseClient> = {
    visitor: newVisitor(),
    trader: await signedIn('trader'),
    affiliate: await signedIn('affiliate'),
    // lite has no second factors, so this token is signed here.
    admin: clientOf(own, own.anonKey, { accessToken: () => Promise.resolve(adminToken) }),
    service: clientOf(own, own.serviceKey),
    ada: clientOf(todo, todo.anonKey, { accessToken: () => Promise.resolve(adaToken) }),
    'todo visitor': clientOf(todo, todo.anonKey),
    'todo service': clientOf(todo, todo.serviceKey),
  };
  return { client: (persona) => clients[persona], newVisitor };
}

function clientOf(access: Access, key: string, options: SupabaseClientOptions<'public'> = {}): SupabaseClient {
  return createClient(access.url, key, {
    global: { fetch: access.fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    ...options,
  });
}
