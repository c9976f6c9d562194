import { getClient, getRealtime, getStorage } from '../../lib/backend/client.ts';
import { getConnection } from '../../lib/backend/connection.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { dataOf } from '../../lib/query/answerOf.ts';

/** A part of the backend that did not answer in this time counts as down. */
const TIMEOUT_MS = 8_000;

/** What is asked of each part, and how. Each throws when the part does not answer as it should. */
const probes = {
  database: {
    request: 'GET /rest/v1/theme_config?select=id&limit=1',
    ask: async () => {
      await dataOf((await getClient()).from('theme_config').select('id').limit(1));
    },
  },
  auth: { request: 'GET /auth/v1/health', ask: () => fetchPart('/auth/v1/health') },
  storage: {
    request: 'POST /storage/v1/object/list/media',
    ask: async () => {
      const { error } = await (await getStorage()).from('media').list('', { limit: 1 });
      if (error) throw error;
    },
  },
  functions: { request: 'GET /functions/v1/plans', ask: () => fetchPart('/functions/v1/plans') },
  realtime: { request: 'phx_join realtime:health', ask: joinChannel },
} as const;

export type PartId = keyof typeof probes;

export interface PartHealth {
  readonly id: PartId;
  readonly request: string;
  /** How long the answer took; `null` when none came. */
  readonly ms: number | null;
}

/** Asks every part of the backend once, all at the same time. Never throws: a part that fails is down. */
export function readHealth(): Promise<readonly PartHealth[]> {
  return Promise.all((Object.keys(probes) as PartId[]).map(readPart));
}

async function readPart(id: PartId): Promise<PartHealth> {
  const { request, ask } = probes[id];
  const start = Date.now();
  try {
    await Promise.race([ask(), expire()]);
    return { id, request, ms: Date.now() - start };
  } catch (error) {
    console.warn(`${request} failed.`, error);
    return { id, request, ms: null };
  }
}

async function fetchPart(path: string): Promise<void> {
  const { url, anonKey } = await getConnection();
  const { ok, status } = await fetch(url + path, { headers: { apikey: anonKey } });
  if (!ok) throw new Error(`${path} answered ${status}.`);
}

async function joinChannel(): Promise<void> {
  const socket = await getRealtime();
  const channel = socket.channel(`health:${randomId()}`);
  try {
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status: string, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status))));
    });
  } finally {
    void socket.removeChannel(channel);
  }
}

function expire(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS / 1000} seconds.`)), TIMEOUT_MS);
  });
}
