import type { SupabaseClient } from '@supabase/supabase-js';
import type { Side } from './Side.ts';

/** Who asks: nobody, a seeded person, the service key, or Ada of the to-do project. */
export type Persona = 'visitor' | 'trader' | 'affiliate' | 'admin' | 'service' | 'ada' | 'todo visitor' | 'todo service';

/** One thing to ask both implementations: a name that no other call has, who asks, and the question as supabase-js puts it. */
export type Call = readonly [name: string, persona: Persona, ask: (client: SupabaseClient, side: Side) => PromiseLike<unknown>];
