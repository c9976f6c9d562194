// Deno runs this file; the embedded backend calls the handler.
import { handler } from './handler.ts';

const { env, serve } = Deno;
serve((request: Request) =>
  handler(request, {
    url: env.get('SUPABASE_URL') ?? '',
    anonKey: env.get('SUPABASE_ANON_KEY') ?? '',
    serviceRoleKey: env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
    isLocal: false,
    secret: (name) => env.get(name),
    now: Date.now,
    fetch,
  }),
);
