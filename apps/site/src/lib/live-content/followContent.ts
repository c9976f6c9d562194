import { realtimeTimes } from '@duneline/machines';
import { getConnection } from '../backend/connection.ts';

/** The tables whose published rows are on visitors' pages. */
const liveTables = ['theme_config', 'navigation_menu', 'cta_config', 'component_config', 'page_content', 'seo_config'] as const;
export type LiveTable = (typeof liveTables)[number];

const topic = 'realtime:live-content';

const { openMs, heartbeatMs, retryMs } = realtimeTimes;

/**
 * Calls back when published content changes, and for every table whenever the connection is made: earlier changes are not reported.
 * Phoenix's protocol without XState, because every visitor's page loads it (docs/decisions/0004 and 0005); a test compares it with
 * `realtimeConnectionMachine`. The connection is closed while the page is in the back/forward cache, which it would keep it out of.
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
    const restartTimer = (action: () => void, afterMs: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(action, afterMs);
    };
    const sendHeartbeat = () => {
      isAnswered = false;
      send('phoenix', 'heartbeat', {});
      restartTimer(() => opened.close(), heartbeatMs);
    };
    restartTimer(() => opened.close(), openMs);
    opened.addEventListener('open', () => {
      const changes = liveTables.map((table) => ({ event: '*', schema: 'public', table }));
      const config = { broadcast: { ack: false, self: false }, presence: { key: '', enabled: false }, private: false };
      send(topic, 'phx_join', { config: { ...config, postgres_changes: changes } });
      restartTimer(sendHeartbeat, heartbeatMs);
    });
    opened.addEventListener('message', ({ data }) => {
      const { event, table, isJoined } = readFrame(data);
      if (event === 'phx_reply' && !isAnswered) {
        isAnswered = true;
        restartTimer(sendHeartbeat, heartbeatMs);
      }
      if (isJoined) {
        failures = 0;
        for (const one of liveTables) onChange(one);
      }
      if (table) onChange(table);
    });
    opened.addEventListener('close', () => {
      if (opened !== socket) return;
      restartTimer(open, retryMs[failures] ?? retryMs[3]);
      failures += 1;
    });
    socket = opened;
  }

  function close() {
    window.clearTimeout(timer);
    const closing = socket;
    socket = null;
    failures = 0;
    closing?.close();
  }

  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
}

/** Parses a frame of this page's channel; all fields are empty if the data is not a frame. */
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
