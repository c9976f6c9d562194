import type { SupabaseClient } from '@supabase/supabase-js';
import type { Side } from './Side.ts';

/** Who calls: a visitor, a seeded user, the service key, or Ada of the to-do project. */
export type Persona = 'visitor' | 'trader' | 'affiliate' | 'admin' | 'service' | 'ada' | 'todo visitor' | 'todo service';

/** A call to both implementations: a unique name, the persona, and the request through supabase-js. */
export type Call = readonly [name: string, persona: Persona, ask: (client: SupabaseClient, side: Side) => PromiseLike<unknown>];
