/** Where the backend is, and the public key it is asked with. */
export interface Connection {
  readonly url: string;
  readonly anonKey: string;
  /** Set while prerendering against the embedded backend, where no service worker stands in between. */
  readonly fetch?: typeof fetch;
}

let embedded: Promise<Connection> | undefined;

/** The Supabase project that the build names, or the embedded backend, started on the first call (never part of a live build). */
export function getConnection(): Promise<Connection> {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;
  if (url && anonKey) return Promise.resolve({ url, anonKey });
  embedded ??= import.meta.env.SSR
    ? import('./embedded.server.ts').then(({ connectEmbedded }) => connectEmbedded())
    : import('./embedded.ts').then(({ connectEmbedded }) => connectEmbedded());
  return embedded;
}
