import { serveBackend } from '@duneline/mocks/node';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { openProject, passSecondFactor, people } from '../project.ts';
import type { Client, Person } from '../project.ts';
import { hostedProject } from './hostedProject.ts';

/** A project on a port, which sockets need: the hosted one, or an embedded backend served for the test. */
export interface Served {
  readonly client: (key?: string) => Client;
  readonly clientOf: (person: Person) => Promise<Client>;
  readonly serviceKey: string;
  /** Leaves all channels, and stops the server. */
  readonly close: () => Promise<void>;
}

export async function openServed(): Promise<Served> {
  const live = hostedProject();
  const { url, keys, close } = live === null ? await serve() : { ...live, close: () => Promise.resolve() };
  const clients: Client[] = [];
  const client = (key = keys.anon): Client => {
    const made = createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    clients.push(made);
    return made;
  };
  return {
    client,
    serviceKey: keys.serviceRole,
    async clientOf(person) {
      const own = client();
      const { error } = await own.auth.signInWithPassword(people[person]);
      if (error !== null) throw error;
      if (person === 'admin') await passSecondFactor(own);
      return own;
    },
    async close() {
      for (const made of clients) await made.removeAllChannels();
      await close();
    },
  };
}

async function serve() {
  const { backend, keys } = openProject();
  return { keys, ...(await serveBackend(backend)) };
}
