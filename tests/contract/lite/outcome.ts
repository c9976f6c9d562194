/** The comparable outcome of a call. */
export type Outcome = Readonly<Record<string, unknown>>;

/** Members that each implementation generates: only their type is compared. */
const volatile = new Set([
  'access_token',
  'refresh_token',
  'expires_at',
  'session_id',
  'iat',
  'exp',
  'confirmation_sent_at',
  'recovery_sent_at',
  'confirmed_at',
  'email_confirmed_at',
  'last_sign_in_at',
  'created_at',
  'updated_at',
  'identity_id',
]);

/** Runs a call, and returns its response or error as plain data with sorted keys. */
export async function outcomeOf(ask: () => PromiseLike<unknown>): Promise<Outcome> {
  try {
    return numbered(flatten(plain(await ask())));
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) };
  }
}

/** The differences: `refused` if only one is an error, otherwise the differing members: `status`, `data`, `error.hint` … */
export function differences(one: Outcome, other: Outcome): string[] {
  if (isRefusal(one) !== isRefusal(other)) return ['refused'];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

function isRefusal(outcome: Outcome): boolean {
  return Object.keys(outcome).some((name) => name.startsWith('error.') || name === 'thrown');
}

/** Replaces ids by their order of appearance, because both sides generate their own. */
function numbered(outcome: Outcome): Outcome {
  const ids: string[] = [];
  const text = JSON.stringify(outcome, (key, value: unknown) =>
    key === 'error.details' ? withoutMoments(value) : value,
  ).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `(id ${ids.indexOf(id) + 1})`;
  });
  return JSON.parse(text) as Outcome;
}

function withoutMoments(details: unknown): unknown {
  return typeof details === 'string' ? details.replaceAll(/\d{4}-\d\d-\d\d [\d:.]+\+00/g, '(moment)') : details;
}

/** Flattens an error's members into the outcome. */
function flatten(value: unknown): Outcome {
  if (!isRecord(value)) return { data: value };
  const { error, ...rest } = value;
  if (!isRecord(error)) return { ...rest, error: error ?? null };
  return { ...rest, ...Object.fromEntries(Object.entries(error).map(([key, part]) => [`error.${key}`, part])) };
}

function plain(value: unknown, key = ''): unknown {
  if (volatile.has(key) && value !== null && value !== undefined) return `(${typeof value})`;
  if (key === 'identities' && Array.isArray(value)) return `(${value.length})`;
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (value instanceof Error)
    return plain(Object.fromEntries([...Object.entries(value), ['name', value.name], ['message', value.message]]));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !['statusText', 'success', 'toJSON', '__isAuthError'].includes(name));
  const sorted = kept.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, part]) => [name, plain(part, name)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
