import { Connection } from './Connection.ts';
import { checkHandshake, isRefusal } from './handshake.ts';
import type { Grant, Refusal } from './handshake.ts';
import type { RealtimeHub } from './RealtimeHub.ts';
import type { Transport } from './Transport.ts';

/** Decides whether a socket may open for this request. */
export async function authorizeSocket(hub: RealtimeHub, request: Request): Promise<Grant | Refusal> {
  if (hub.isRefusing) return { status: 500, error: 'Error connecting to Realtime' };
  const checked = await checkHandshake(hub.project, request);
  if (isRefusal(checked)) return checked;
  if (hub.connections.size >= hub.settings.maxConnections) return { status: 429, error: 'Too many connected users' };
  return checked;
}

/** Opens an authorized socket. */
export function openConnection(hub: RealtimeHub, grant: Grant, transport: Transport): Connection {
  const connection = new Connection(hub, hub.nextId(), grant, transport);
  hub.addConnection(connection);
  return connection;
}
