import type { FaultAnswer } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import type { Random } from '../random.ts';
import { platformError } from './platformError.ts';

/**
 * Creates the response to a faulty request.
 * @param name of the request, as returned by `requestName`
 * @param answerTruly calls the service, which does its work even when its response is truncated
 */
export async function faultResponse(
  fault: FaultAnswer,
  request: Request,
  name: string,
  answerTruly: () => Promise<Response>,
  random: Random,
): Promise<Response> {
  if (fault === 'network-error') return Response.error();
  if (fault === 'malformed') return cutOff(await answerTruly());
  const { status, body, headers = {} } = fault;
  const response = body === undefined ? platformError(request, serviceOf(name), status, random) : stated(status, body);
  for (const [header, value] of Object.entries(headers)) response.headers.set(header, value);
  return response;
}

function serviceOf(name: string): string {
  const [first = ''] = name.split('.');
  return first === 'rpc' ? 'rest' : first;
}

function stated(status: number, body: unknown): Response {
  if (typeof body !== 'string') return json(status, body);
  return new Response(body, { status, headers: { 'content-type': 'text/plain' } });
}

/** Truncates a body to its first half, as a broken connection does. An empty body becomes a single brace. */
async function cutOff(response: Response): Promise<Response> {
  const isBodiless = [101, 204, 205, 304].includes(response.status);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.length > 1 ? bytes.subarray(0, Math.floor(bytes.length / 2)) : new TextEncoder().encode('{');
  return new Response(half, { status: isBodiless ? 200 : response.status, headers: response.headers });
}
