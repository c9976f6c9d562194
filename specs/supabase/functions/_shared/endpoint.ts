import type { EdgeEnvironment, EdgeFunction } from '../../../contract.ts';
import { Refusal } from './Refusal.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '86400',
};

/** The request that an edge function handles. */
export interface Call {
  readonly request: Request;
  /** Unchanged; empty without a body. */
  readonly body: string;
  readonly environment: EdgeEnvironment;
}

interface Options {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Longest body in bytes. @default 16 KiB */
  readonly longestBody?: number;
}

/**
 * An edge function that answers preflights, rejects other methods (405) and long bodies (413), and converts a {@link Refusal}
 * to its JSON.
 */
export function endpoint({ methods, longestBody = 16_384 }: Options, answer: (call: Call) => Promise<Response>): EdgeFunction {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  const headers = { ...cors, 'access-control-allow-methods': allowed };
  return async (request, environment) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    try {
      if (!methods.some((method) => method === request.method)) {
        throw new Refusal(405, 'method_not_allowed', `${request.method} is not allowed; use ${methods.join(' or ')}.`);
      }
      return withHeaders(await answer({ request, environment, body: await readText(request, longestBody) }), headers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      return Response.json({ code, message }, { status, headers: status === 405 ? { ...headers, allow: allowed } : headers });
    }
  };
}

/** Reads the body, up to the limit. */
async function readText(request: Request, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > longest) throw new Refusal(413, 'request_entity_too_large', `The body is longer than ${longest} bytes.`);
    chunks.push(chunk);
  }
  return await new Blob(chunks as BlobPart[]).text();
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
