/** The backend's URL and its public key. */
export interface Connection {
  readonly url: string;
  readonly anonKey: string;
  /** Set while prerendering, where no service worker can intercept requests to the embedded backend. */
  readonly fetch?: typeof fetch;
}

let embedded: Promise<Connection> | undefined;

/**
 * The Supabase project of the build's environment variables, otherwise the embedded backend. The latter starts on the first call
 * and is never part of a hosted build.
 */
export function getConnection(): Promise<Connection> {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;
  if (url && anonKey) return Promise.resolve({ url, anonKey });
  embedded ??= import.meta.env.SSR
    ? import('./embedded.server.ts').then(({ connectEmbedded }) => connectEmbedded())
    : import('./embedded.ts').then(({ connectEmbedded }) => connectEmbedded());
  return embedded;
}
