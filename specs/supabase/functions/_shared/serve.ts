import type { EdgeFunction } from '../../../contract.ts';
import { isLoopback } from './isLoopback.ts';

/** The used part of the platform's global, so that the file has types outside of Deno too. */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (answer: (request: Request) => Promise<Response>) => unknown;
};

function readEnvironment(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`${name} is not set; the platform sets it for every edge function.`);
  return value;
}

/** Serves a handler on the platform; the embedded backend calls the same handler with its own environment. */
export function serve(handler: EdgeFunction): void {
  const url = readEnvironment('SUPABASE_URL');
  const environment = {
    url,
    isLocal: isLoopback(url),
    anonKey: readEnvironment('SUPABASE_ANON_KEY'),
    serviceRoleKey: readEnvironment('SUPABASE_SERVICE_ROLE_KEY'),
    secret: (name: string) => Deno.env.get(name),
    now: () => Date.now(),
    fetch: (request: Request) => fetch(request),
  };
  Deno.serve((request) => handler(request, environment));
}
