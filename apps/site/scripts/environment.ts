/** Which backend a build talks to. */
export type Environment =
  | { readonly mode: 'embedded' }
  | { readonly mode: 'live'; readonly url: string; readonly anonKey: string };

export class EnvironmentError extends Error {}

/**
 * Reads the two variables that decide between the embedded backend and a Supabase project.
 * @throws {EnvironmentError} when only one of them is set, or the URL is not one.
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
  return { mode: 'live', url: new URL(url).origin, anonKey };
}
