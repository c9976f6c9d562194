import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { getClient, getFunctions, getStorage } from '../lib/backend/client.ts';
import { readPerson } from '../lib/backend/session.ts';

type Loss = (send: () => Promise<Response>) => Promise<Response>;

const page = '<!doctype html><title>Bad gateway</title>';
const asPage = { 'content-type': 'text/html' };

/** What becomes of the answer to a change that `send` has made. */
export const losses: Readonly<Record<string, Loss>> = {
  'the connection breaks before the answer': async (send) => {
    await send();
    throw new TypeError('Failed to fetch');
  },
  'a proxy answers in its place': async (send) => {
    await send();
    return new Response(page, { status: 502, headers: asPage });
  },
  'a page comes with status 200': async (send) => {
    await send();
    return new Response(page, { headers: asPage });
  },
  'half of the answer comes': async (send) => {
    const { status } = await send();
    return new Response('[{"id', { status: status === 204 ? 200 : status });
  },
  'an empty object comes': async (send) => {
    await send();
    return Response.json({});
  },
};

/** What keeps a change from being made, although an answer may come. */
export const failures: Readonly<Record<string, Loss>> = {
  'the connection breaks before it is sent': () => Promise.reject(new TypeError('Failed to fetch')),
  'somebody else answers with a page': async () => new Response(page, { headers: asPage }),
  'somebody else answers with an empty object': async () => Response.json({}),
};

type Client = ReturnType<typeof createClient<Database>>;
type Table = keyof Database['public']['Tables'];

/** A seeded row with these values. */
export type RowOf = (table: Table, values: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, string>>>;

/** A backend and the persona who is signed in, to whom answers can be lost. */
export interface LossySession {
  /** The persona's id. */
  readonly person: string;
  /** The client of the service, whose answers all come. */
  readonly service: Client;
  readonly rowOf: RowOf;
  /** From now on the answers to changes are lost in this way. */
  readonly lose: (loss: Loss | undefined) => void;
}

/**
 * Signs a persona in to a new backend. The test file replaces the functions of `lib/backend/client.ts` and `readPerson` by `vi.fn()`,
 * which then give this session.
 * @param isRead whether a POST changes nothing
 */
export async function openLossySession(
  persona: string,
  isRead: (request: Request, body: string) => boolean = () => false,
): Promise<LossySession> {
  let lost: Loss | undefined;
  const backend = createBackend(backendSpec);
  const session = await backend.signInAs(persona);
  const fetchAs: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isOfStorage = request.url.includes('/storage/');
    const body = isOfStorage ? '' : await request.clone().text();
    const send = () => backend.fetch(request);
    const isLost = lost !== undefined && !isOfStorage && request.method !== 'GET' && !isRead(request, body);
    return isLost && lost ? lost(send) : send();
  };
  const client = createClient<Database>(backend.url, backend.keys.anon, {
    accessToken: () => Promise.resolve(session?.access_token ?? null),
    global: { fetch: fetchAs },
  });
  const service: Client = createClient<Database>(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
  const person = String(session?.user['id']);
  const auth = { getSession: () => Promise.resolve({ data: { session: { user: { id: person } } } }) };
  vi.mocked(getClient).mockResolvedValue({
    auth: auth as never,
    from: client.from.bind(client),
    rpc: client.rpc.bind(client),
  });
  vi.mocked(getFunctions).mockResolvedValue(client.functions);
  vi.mocked(getStorage).mockResolvedValue(client.storage);
  vi.mocked(readPerson).mockResolvedValue({ id: person } as never);
  return {
    person,
    service,
    lose: (loss) => (lost = loss),
    rowOf: async (table, values) => {
      const rows = service.from(table).select('*').match(values).order('id').limit(1);
      const { data } = await rows.overrideTypes<Record<string, string>[], { merge: false }>();
      const [row] = data ?? [];
      if (row === undefined) throw new Error(`No row of ${table} has ${JSON.stringify(values)}.`);
      return row;
    },
  };
}

/** Changes by what they change: each prepares its rows, and gives what sends it. */
export type Changes = Readonly<Record<string, () => Promise<() => Promise<unknown>>>>;

/** Tests that a change whose answer is lost is found, and that one that was not made is not called done. */
export function testLostAnswers(changes: Changes, lose: LossySession['lose']): void {
  describe.each(Object.entries(changes))('%s', (_name, prepare) => {
    it.each(Object.entries(losses))('is done when %s', async (_what, loss) => {
      const send = await prepare();
      lose(loss);
      await expect(send()).resolves.not.toThrow();
    });

    it.each(Object.entries(failures))('is not done when %s', async (_what, failure) => {
      const send = await prepare();
      lose(failure);
      await expect(send()).rejects.toMatchObject({ name: 'ServiceError', isKnown: true });
    });
  });
}
