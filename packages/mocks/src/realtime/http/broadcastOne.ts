import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../sql/json.ts';
import type { Member } from '../checkToken.ts';
import { parseJson } from '../protocol/decodeFrame.ts';
import { privateAccess } from '../topicAccess.ts';

interface Address {
  readonly topic: string;
  readonly event: string;
  readonly isPrivate: boolean;
}

/** POST `/api/broadcast/{topic}/events/{event}`: sends the body, JSON or bytes, as one message. */
export async function broadcastOne(
  project: Project,
  request: Request,
  member: Member,
  { topic, event, isPrivate }: Address,
): Promise<Response> {
  const type = /^application\/(json|octet-stream)\s*(?:;|$)/i.exec(
    request.headers.get('content-type') ?? 'application/json',
  )?.[1];
  if (type === undefined) {
    return json(415, { error: 'Unsupported Media Type. Use application/json or application/octet-stream' });
  }
  const isJson = type.toLowerCase() === 'json';
  const body = new Uint8Array(await request.arrayBuffer());
  const bytes = isJson ? readJson(body) : body;
  if (bytes === null) return json(400, { message: 'The body is not JSON.' });
  if (bytes.length > project.realtime.settings.maxPayloadBytes) {
    return json(422, { errors: { payload: ['Payload size exceeds tenant limit'] } });
  }
  if (new TextEncoder().encode(event).length > 255) return json(422, { errors: { event: ['should be at most 255 byte(s)'] } });
  if (isPrivate && !privateAccess(project, member, topic).may('write', 'broadcast'))
    return json(403, { message: 'Unauthorized' });
  project.realtime.broadcast({ name: topic, isPrivate, content: { event, isJson, bytes } });
  return new Response(null, { status: 202 });
}

/** The body as a JSON object: an empty body is an empty object, and other values are sent as `_json`. */
function readJson(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (body.length === 0) return new TextEncoder().encode('{}');
  const value = parseJson(new TextDecoder().decode(body));
  if (value === undefined) return null;
  return new TextEncoder().encode(JSON.stringify(isObject(value) ? value : { _json: value }));
}
