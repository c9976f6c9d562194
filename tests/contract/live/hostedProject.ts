/** The project that `CONTRACT_URL` names, with its keys; `null` if the variable is not set. */
export function hostedProject(): { url: string; keys: { anon: string; serviceRole: string }; fetch: typeof fetch } | null {
  const { CONTRACT_URL: url, CONTRACT_ANON_KEY: anon, CONTRACT_SERVICE_KEY: serviceRole } = process.env;
  if (!url) return null;
  if (!anon || !serviceRole) throw new Error('CONTRACT_URL is set: set CONTRACT_ANON_KEY and CONTRACT_SERVICE_KEY too.');
  return { url: url.replace(/\/+$/, ''), keys: { anon, serviceRole }, fetch };
}

/** A project whose `backend` and `clock` throw when they are read. */
export function withoutInside<T extends object>(project: T): T & { readonly backend: never; readonly clock: never } {
  return Object.create(project, { backend: missing('backend'), clock: missing('clock') }) as T & {
    readonly backend: never;
    readonly clock: never;
  };
}

function missing(part: string): PropertyDescriptor {
  return {
    get() {
      throw new Error(`A live project has no \`${part}\`: a test that needs it belongs outside tests/contract/live.`);
    },
  };
}
