/** Whether a request is a preflight, which the gateway itself answers. Other OPTIONS requests go only to REST. */
export function isPreflight(request: Request): boolean {
  if (request.method !== 'OPTIONS') return false;
  const { headers } = request;
  const isAsking = headers.has('access-control-request-method') || headers.has('access-control-request-headers');
  return isAsking || !new URL(request.url).pathname.startsWith('/rest/v1');
}

/** The answer to a browser's preflight request. */
export function preflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
    'access-control-max-age': '3600',
  });
  return withCors(new Response(null, { status: 200, headers }));
}

/** Adds CORS headers for any origin. */
export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  if (!headers.has('access-control-expose-headers')) headers.set('access-control-expose-headers', exposed);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, X-Supabase-Api-Version, X-Sb-Error-Code, X-Total-Count, Link';
