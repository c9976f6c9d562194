import type { EdgeEnvironment, EdgeFunction } from '../../../contract.ts';
import type { TrackedEvent } from './event.ts';
import { InvalidEvent, readEvent } from './event.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};

const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ error }, { status, headers: { ...cors, ...headers } });

/**
 * Records a page view or a funnel stage (specification, section 7): 201 with the row's id, 400 for a body that breaks the
 * rules, 405 for another method, 502 when the database does not take the row.
 */
export const handler: EdgeFunction = async (request, environment) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return refuse(405, `${request.method} is not allowed; send a POST.`, { allow: 'POST, OPTIONS' });
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
  try {
    return await record(readEvent(body), environment);
  } catch (error) {
    if (error instanceof InvalidEvent) return refuse(400, error.message);
    throw error;
  }
};

async function record(event: TrackedEvent, { url, serviceRoleKey, fetch }: EdgeEnvironment): Promise<Response> {
  const response = await fetch(
    new Request(`${url}/rest/v1/${event.table}?select=id`, {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/json',
        accept: 'application/vnd.pgrst.object+json',
        prefer: 'return=representation',
      },
      body: JSON.stringify(event.row),
    }),
  );
  const answer: unknown = await response.json();
  if (response.ok) return Response.json(answer, { status: 201, headers: cors });
  const code = readText(answer, 'code');
  if (code === '23503') return refuse(400, 'data.userId is the id of nobody.');
  return refuse(502, `The event was not stored: ${readText(answer, 'message') ?? response.statusText}.`);
}

function readText(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}
