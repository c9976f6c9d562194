// The platform's side of the function; what it does stands in handler.ts, which also runs in the embedded backend.
import { handler } from './handler.ts';

function readEnvironment(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`crm-tracking needs ${name}, which the platform sets for every edge function.`);
  return value;
}

const environment = {
  url: readEnvironment('SUPABASE_URL'),
  serviceRoleKey: readEnvironment('SUPABASE_SERVICE_ROLE_KEY'),
  fetch: (request: Request) => fetch(request),
};

Deno.serve((request) => handler(request, environment));
