import type { Finding } from '../finding.ts';
import { isObject, objectAt, resolvePointer, type JsonObject } from '../http/json.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';

/** A compiled message of the socket. */
export interface Frame {
  readonly sender: 'client' | 'server';
  /** The message's key in `components`. */
  readonly name: string;
  readonly event: string;
  /** The name of its validator. */
  readonly validator: string;
  readonly schema: unknown;
  readonly path: ValuePath;
  readonly summary: string;
}

/** The text messages of every operation on the channel `socket`; binary ones have no schema. */
export function readFrames(root: JsonObject, source: YamlSource): { frames: Frame[]; findings: Finding[] } {
  const frames: Frame[] = [];
  const findings: Finding[] = [];
  for (const [id, operation] of Object.entries(objectAt(root, 'operations'))) {
    if (objectAt(operation, 'channel')['$ref'] !== '#/channels/socket') continue;
    const sender = isObject(operation) && operation['action'] === 'receive' ? 'client' : 'server';
    for (const [index, reference] of listAt(operation, 'messages').entries()) {
      const at: ValuePath = ['operations', id, 'messages', index];
      const found = follow(root, reference, at);
      const message = isObject(found.value) ? found.value : {};
      if (message['contentType'] !== undefined && message['contentType'] !== 'application/json') continue;
      const { name: event, payload, summary } = message;
      if (typeof event !== 'string' || payload === undefined) {
        findings.push(
          source.finding(found.path, 'A message of the socket needs a name, which is its event, and a payload. Add them.'),
        );
        continue;
      }
      if (frames.some((frame) => frame.sender === sender && frame.event === event)) {
        findings.push(
          source.finding(at, `The ${sender} sends "${event}" in two messages. Describe each event of a sender once.`),
        );
        continue;
      }
      const name = String(found.path.at(-1));
      frames.push({
        sender,
        name,
        event,
        validator: `${sender}${name}`,
        schema: payload,
        path: [...found.path, 'payload'],
        summary: typeof summary === 'string' ? summary : '',
      });
    }
  }
  return { frames, findings };
}

/** Resolves a chain of references: a channel's messages refer to those in `components`. */
function follow(root: JsonObject, value: unknown, path: ValuePath): { readonly value: unknown; readonly path: ValuePath } {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return { value, path };
  const target = resolvePointer(root, value['$ref']);
  return target.value === undefined ? { value: undefined, path } : follow(root, target.value, target.path);
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}
