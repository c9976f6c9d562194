import { AuthError } from '../auth/AuthError.ts';
import { errorResponse } from '../auth/errorResponse.ts';
import { json } from '../gateway/json.ts';
import type { Random } from '../random.ts';

type Body = Readonly<Record<string, unknown>>;

const postgrest = (code: string, message: string): Body => ({ code, details: null, hint: null, message });

/** Error bodies of PostgREST, the functions runtime and storage. */
const bodies: Readonly<Record<string, Readonly<Record<number, Body>>>> = {
  rest: {
    500: postgrest('57014', 'canceling statement due to statement timeout'),
    503: postgrest('PGRST002', 'Could not query the database for the schema cache. Retrying.'),
    504: postgrest('PGRST003', 'Timed out acquiring connection from connection pool.'),
  },
  functions: {
    500: { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
    503: { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
    546: { code: 'WORKER_LIMIT', message: 'Function failed due to not having enough compute resources (please check logs)' },
  },
  storage: { 500: { statusCode: '500', error: 'Internal', message: 'Internal Server Error' } },
};

const authErrors: Readonly<Record<number, readonly [code: string, message: string]>> = {
  429: ['over_request_rate_limit', 'Request rate limit reached'],
  500: ['unexpected_failure', 'Unexpected failure, please check server logs for more information'],
  504: ['request_timeout', 'Processing this request timed out, please retry after a moment.'],
};

/** The gateway's messages for services that it cannot reach. */
const gatewayMessages: Readonly<Record<number, string>> = {
  429: 'API rate limit exceeded',
  502: 'An invalid response was received from the upstream server',
  503: 'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
  504: 'The upstream server is timing out',
};

/** The platform's error response for a status: the service's own format if it has one, otherwise the gateway's. */
export function platformError(request: Request, service: string, status: number, random: Random): Response {
  const response =
    serviceError(request, service, status, random) ??
    json(status, { message: gatewayMessages[status] ?? 'An unexpected error occurred' });
  if (status === 429) response.headers.set('retry-after', '60');
  return response;
}

function serviceError(request: Request, service: string, status: number, random: Random): Response | null {
  const authError = service === 'auth' ? authErrors[status] : undefined;
  if (authError !== undefined) return errorResponse(new AuthError(status, ...authError), request, random);
  const body = Object.hasOwn(bodies, service) ? bodies[service]?.[status] : undefined;
  return body === undefined ? null : json(status, body);
}
