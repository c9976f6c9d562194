import type { Connection } from './Connection.ts';
import type { WireData } from './protocol/Frame.ts';
import type { RealtimeHub } from './RealtimeHub.ts';
import type { Transport } from './Transport.ts';

/** The server's end of a WebSocket of any library: `ws`, Deno, Bun, MSW. */
export interface ServerSocket {
  binaryType?: string;
  send(data: string | ArrayBuffer): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => unknown): void;
  addEventListener(type: 'close', listener: () => void): void;
}

interface SocketOptions {
  readonly refusalCode?: number | undefined;
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/** The close code of a refused socket, where no HTTP response is possible. */
const policyViolation = 1008;

/**
 * Connects a socket to the service for its handshake request. It listens immediately, so that no frame is lost during
 * authorization; resolves when the socket is accepted, or closed with `refusalCode`. `onFailure` gets the error of a message
 * whose handling fails.
 */
export async function connectSocket(
  hub: RealtimeHub,
  socket: ServerSocket,
  request: Request,
  { refusalCode = policyViolation, onFailure = rethrow }: SocketOptions = {},
): Promise<void> {
  const transport: Transport = {
    // With MSW, clients receive the passed value itself, and expect a buffer.
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
  const receive = async (data: unknown): Promise<void> => {
    // Reading a Blob is asynchronous; messages are handled in order of arrival.
    const before = arrived;
    const bytes = readData(data);
    arrived = before.then(() => bytes).catch(() => undefined);
    await before;
    const connection = await connected;
    await connection?.receive(await bytes);
  };
  socket.addEventListener('message', ({ data }) => receive(data).catch(onFailure));
  socket.addEventListener('close', () => {
    isClosed = true;
    connected.then((connection) => connection?.ended()).catch(onFailure);
  });
  await connected;
}

function rethrow(error: unknown): never {
  throw error;
}

async function readData(data: unknown): Promise<WireData> {
  if (typeof data === 'string') return data;
  if (data instanceof Blob) return new Uint8Array(await data.arrayBuffer());
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
  return '';
}
