/** The backend of a build. */
export type Environment =
  | { readonly mode: 'embedded' }
  | { readonly mode: 'live'; readonly url: string; readonly anonKey: string };

export class EnvironmentError extends Error {}

/**
 * Reads the two variables that select the embedded backend or a Supabase project.
 * @throws {EnvironmentError} if only one of them is set, or the URL is invalid
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const url = variables.VITE_SUPABASE_URL?.trim() ?? '';
  const anonKey = variables.VITE_SUPABASE_ANON_KEY?.trim() ?? '';
  if (!url && !anonKey) return { mode: 'embedded' };
  if (!url || !anonKey) {
    const [set, missing] = url
      ? ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
      : ['VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL'];
    throw new EnvironmentError(
      `${set} is set and ${missing} is not. Set both to use a Supabase project, or neither for the embedded backend.`,
    );
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new EnvironmentError(
      `VITE_SUPABASE_URL is "${url}", which is not an http(s) address. Set it to the project's URL, as its API settings show it.`,
    );
  }
  if (isSecret(anonKey)) {
    throw new EnvironmentError(
      'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor could read. Set the publishable or anon key, and replace the secret one.',
    );
  }
  return { mode: 'live', url: new URL(url).origin, anonKey };
}

/** Whether a key bypasses row-level security: `sb_secret_…`, or a JWT whose role is not `anon`. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload] = key.split('.');
  if (payload === undefined) return false;
  try {
    const claims: { readonly role?: unknown } = Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return claims.role !== 'anon';
  } catch {
    return false; // not a JWT, so not one of Supabase's older keys
  }
}
