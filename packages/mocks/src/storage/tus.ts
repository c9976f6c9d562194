import { storageErrorOf } from './errorResponse.ts';
import type { StorageCall } from './StorageCall.ts';

const exposed =
  'Location, Tus-Extension, Tus-Max-Size, Tus-Resumable, Tus-Version, Upload-Defer-Length, Upload-Length, Upload-Metadata, Upload-Offset, Upload-Expires';

/** An error of the resumable upload protocol, as plain text. */
export class TusError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'TusError';
    this.status = status;
  }
}

type Handler = (call: StorageCall) => Promise<Response>;

/** Wraps a protocol handler (tus 1.0.0): validates required headers and formats errors. */
export function tus(handler: Handler): Handler {
  return async (call) => {
    try {
      const version = call.request.headers.get('tus-resumable');
      if (version === null) throw new TusError(412, 'Tus-Resumable Required\n');
      if (version !== '1.0.0') throw new TusError(400, 'Invalid tus-resumable\n');
      return await handler(call);
    } catch (error) {
      if (error instanceof TusError) return tusResponse(error.status, {}, error.message);
      const { statusCode, message } = storageErrorOf(error);
      return tusResponse(statusCode, {}, message);
    }
  };
}

/** A response of the protocol. */
export function tusResponse(status: number, headers: Readonly<Record<string, string>>, body: string | null = null): Response {
  const type: Record<string, string> = body === null ? {} : { 'content-type': 'text/plain' };
  return new Response(body, {
    status,
    headers: { 'tus-resumable': '1.0.0', 'access-control-expose-headers': exposed, ...type, ...headers },
  });
}

/**
 * Parses an integer header; `null` if absent.
 * @throws TusError 400 if it is invalid
 */
export function countOf(request: Request, name: string): number | null {
  const text = request.headers.get(name);
  if (text !== null && !/^(?:0|[1-9]\d{0,14})$/.test(text)) throw new TusError(400, `Invalid ${name}\n`);
  return text === null ? null : Number(text);
}
