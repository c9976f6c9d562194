import { getConnection } from '../backend/connection.ts';

/** The tables whose published rows are on visitors' pages. */
const liveTables = ['theme_config', 'navigation_menu', 'cta_config', 'component_config', 'page_content', 'seo_config'] as const;
export type LiveTable = (typeof liveTables)[number];

const topic = 'realtime:live-content';

/** The waits before the socket is opened again, the last of them repeatedly, and the time between heartbeats (spec §9), in milliseconds. */
const reopenAfter = [1000, 2000, 5000, 10_000] as const;
const HEARTBEAT_MS = 25_000;
/** How long a socket may take to open (spec §9), in milliseconds. */
const OPEN_MS = 10_000;

/**
 * Calls back when published content changes, and for every table whenever the connection is made: what changed before is not
 * reported. Phoenix's protocol in a few lines and without a machine, because every visitor's page loads it (docs/decisions/0004
 * and 0005). While the page is in the back/forward cache there is no connection, which would keep it out of there.
 */
export async function followContent(onChange: (table: LiveTable) => void): Promise<void> {
  const { url, anonKey } = await getConnection();
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`;
  let socket: WebSocket | null = null;
  let timer = 0;
  let failures = 0;

  function open() {
    const opened = new WebSocket(address);
    let ref = 0;
    let isAnswered = true;
    const send = (to: string, event: string, payload: object) => {
      ref += 1;
      opened.send(JSON.stringify({ topic: to, event, payload, ref: String(ref), ...(to === topic && { join_ref: '1' }) }));
    };
    const heartbeat = () => {
      if (!isAnswered) return opened.close();
      isAnswered = false;
      send('phoenix', 'heartbeat', {});
      timer = window.setTimeout(heartbeat, HEARTBEAT_MS);
    };
    timer = window.setTimeout(() => opened.close(), OPEN_MS);
    opened.addEventListener('open', () => {
      window.clearTimeout(timer);
      const changes = liveTables.map((table) => ({ event: '*', schema: 'public', table }));
      const config = { broadcast: { ack: false, self: false }, presence: { key: '', enabled: false }, private: false };
      send(topic, 'phx_join', { config: { ...config, postgres_changes: changes } });
      timer = window.setTimeout(heartbeat, HEARTBEAT_MS);
    });
    opened.addEventListener('message', ({ data }) => {
      const { event, table, isJoined } = readFrame(data);
      if (event === 'phx_reply') isAnswered = true;
      if (isJoined) {
        failures = 0;
        for (const one of liveTables) onChange(one);
      }
      if (table) onChange(table);
    });
    opened.addEventListener('close', () => {
      if (opened !== socket) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(open, reopenAfter[failures] ?? 10_000);
      failures += 1;
    });
    socket = opened;
  }

  function close() {
    window.clearTimeout(timer);
    const closing = socket;
    socket = null;
    closing?.close();
  }

  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
}

/** Reads what a frame says of this page's channel; what is no frame says nothing. */
export function readFrame(data: unknown): {
  readonly event: string;
  readonly table: LiveTable | null;
  readonly isJoined: boolean;
} {
  const frame = fieldsOf(parse(data));
  const payload = fieldsOf(frame['payload']);
  const table = frame['event'] === 'postgres_changes' ? fieldsOf(payload['data'])['table'] : null;
  return {
    event: typeof frame['event'] === 'string' ? frame['event'] : '',
    table: liveTables.find((name) => name === table) ?? null,
    isJoined: frame['event'] === 'system' && payload['extension'] === 'postgres_changes' && payload['status'] === 'ok',
  };
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null; // a proxy's page, or half a frame
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
