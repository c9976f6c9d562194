import type { Connection } from './Connection.ts';
import type { WireData } from './protocol/Frame.ts';
import type { RealtimeHub } from './RealtimeHub.ts';
import type { Transport } from './Transport.ts';

/** The server's end of a WebSocket, of whichever library: `ws`, Deno, Bun, MSW. */
export interface ServerSocket {
  binaryType?: string;
  send(data: string | ArrayBuffer): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => unknown): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** How a socket ends that was not let in, where nothing but a close code can tell. */
const policyViolation = 1008;

/**
 * Joins a socket to the service for the request that asked for it. It listens at once, so that no frame is lost while the request is
 * judged; resolves when the socket was let in, or closed with `refusalCode`.
 */
export async function connectSocket(
  hub: RealtimeHub,
  socket: ServerSocket,
  request: Request,
  refusalCode = policyViolation,
): Promise<void> {
  const transport: Transport = {
    // Behind MSW the client gets the very value that is sent, and expects a buffer.
    send: (data) => socket.send(typeof data === 'string' ? data : data.buffer),
    close: (code, reason) => socket.close(code, reason),
  };
  let isClosed = false;
  const connect = async (): Promise<Connection | null> => {
    const { authorizeSocket: admit, openConnection } = await import('./authorizeSocket.ts');
    const grant = await admit(hub, request);
    if (isClosed) return null;
    if (!('error' in grant)) return openConnection(hub, grant, transport);
    socket.close(refusalCode, grant.error);
    return null;
  };
  const connected = connect();
  socket.binaryType = 'arraybuffer';
  let arrived: Promise<unknown> = connected;
  socket.addEventListener('message', async ({ data }) => {
    // A Blob gives its bytes later than a text comes: the order is that of arrival.
    const before = arrived;
    const bytes = readData(data);
    arrived = before.then(() => bytes);
    await before;
    const connection = await connected;
    await connection?.receive(await bytes);
  });
  socket.addEventListener('close', () => {
    isClosed = true;
    void connected.then((connection) => connection?.ended());
  });
  await connected;
}

async function readData(data: unknown): Promise<WireData> {
  if (typeof data === 'string') return data;
  if (data instanceof Blob) return new Uint8Array(await data.arrayBuffer());
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
  return '';
}
