import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../sql/json.ts';
import { broadcastSize } from '../Broadcast.ts';
import type { Broadcast } from '../Broadcast.ts';
import type { Member } from '../checkToken.ts';
import { parseJson } from '../protocol/decodeFrame.ts';
import { privateAccess } from '../topicAccess.ts';

type Problems = Readonly<Record<string, readonly string[]>>;

/** POST `/api/broadcast`: sends every message that the caller may send, or none if one of them is invalid. */
export async function broadcastBatch(project: Project, request: Request, member: Member): Promise<Response> {
  const body = parseJson(await request.text());
  if (body === undefined) return json(400, { message: 'The body is not JSON.' });
  const messages = isObject(body) ? body['messages'] : undefined;
  if (messages === undefined || messages === null) return refused(["can't be blank"]);
  if (!Array.isArray(messages)) return refused(['is invalid']);
  const problems = messages.map((message: unknown) => problemsOf(message, project.realtime.settings.maxPayloadBytes));
  if (problems.some((problem) => Object.keys(problem).length > 0)) return refused(problems);
  const access = new Map<string, boolean>();
  const maySend = ({ name, isPrivate }: Broadcast): boolean => {
    if (!isPrivate) return true;
    const known = access.get(name) ?? privateAccess(project, member, name).may('write', 'broadcast');
    access.set(name, known);
    return known;
  };
  // As in the service, public messages go first.
  const broadcasts = messages.map(broadcastOf).toSorted((left, right) => Number(left.isPrivate) - Number(right.isPrivate));
  for (const broadcast of broadcasts) if (maySend(broadcast)) project.realtime.broadcast(broadcast);
  return new Response(null, { status: 202 });
}

function problemsOf(message: unknown, maxBytes: number): Problems {
  if (!isObject(message)) return { messages: ['is invalid'] };
  const { topic, event, payload, private: isPrivate } = message;
  const isTooLarge = isObject(payload) && broadcastSize(payload) > maxBytes;
  const found: Problems = {
    topic: textProblems(topic),
    event: textProblems(event),
    payload: isMissing(payload) ? ["can't be blank"] : !isObject(payload) ? ['is invalid'] : isTooLarge ? [tooLarge] : [],
    private: isMissing(isPrivate) || isFlag(isPrivate) ? [] : ['is invalid'],
  };
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}

const tooLarge = 'Payload size exceeds tenant limit';

function textProblems(value: unknown): readonly string[] {
  if (isMissing(value) || value === '') return ["can't be blank"];
  return typeof value === 'string' ? [] : ['is invalid'];
}

function broadcastOf(message: Readonly<Record<string, unknown>>): Broadcast {
  const { topic, event, payload, private: isPrivate } = message;
  const content = { type: 'broadcast', event, payload };
  return { name: String(topic), isPrivate: String(isPrivate) === 'true' || String(isPrivate) === '1', content };
}

function isFlag(value: unknown): boolean {
  return ['true', 'false', '1', '0'].includes(String(value));
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function refused(messages: readonly unknown[]): Response {
  return json(422, { errors: { messages } });
}
