import { isObject } from '../../sql/json.ts';
import type { ClientFrame, ProtocolVersion, Ref, WireData } from './Frame.ts';

/** Decodes a client's message; `null` for an invalid frame, which the service drops. */
export function decodeFrame(version: ProtocolVersion, data: WireData): ClientFrame | null {
  if (version === '1.0.0') return decodeObject(parseJson(typeof data === 'string' ? data : textOf(data)));
  return typeof data === 'string' ? decodeArray(parseJson(data)) : decodeBytes(data);
}

function decodeObject(value: unknown): ClientFrame | null {
  if (!isObject(value) || !Object.hasOwn(value, 'payload') || !Object.hasOwn(value, 'ref')) return null;
  return frameOf(value['join_ref'] ?? null, value['ref'], value['topic'], value['event'], value['payload']);
}

function decodeArray(value: unknown): ClientFrame | null {
  if (!Array.isArray(value) || value.length < 5) return null;
  const [joinRef, ref, topic, event, payload]: readonly unknown[] = value;
  return frameOf(joinRef, ref, topic, event, payload);
}

function frameOf(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown): ClientFrame | null {
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef, ref, topic, event, payload };
}

const push = 0;
const userBroadcastPush = 3;

/**
 * `[kind][length of each field …][encoding?]`, then the fields, then the payload. Kind 0 is a message with a binary payload; kind
 * 3 a broadcast, whose fields include the user's event and metadata.
 */
function decodeBytes(bytes: Uint8Array<ArrayBuffer>): ClientFrame | null {
  const kind = bytes[0];
  if (kind !== push && kind !== userBroadcastPush) return null;
  const fieldCount = kind === push ? 4 : 5;
  const lengths = bytes.subarray(1, 1 + fieldCount);
  let at = 1 + fieldCount + (kind === push ? 0 : 1);
  if (lengths.length < fieldCount || at + lengths.reduce((sum, length) => sum + length, 0) > bytes.length) return null;
  const fields: (string | null)[] = [];
  for (const length of lengths) fields.push(textOf(bytes.subarray(at, (at += length))));
  const [joinRef, ref, topic, event, metadata] = fields;
  if (typeof joinRef !== 'string' || typeof ref !== 'string' || typeof topic !== 'string' || typeof event !== 'string')
    return null;
  const payload = bytes.slice(at);
  if (kind === push) return { joinRef, ref, topic, event, payload };
  if (metadata !== '' && parseJson(metadata ?? null) === undefined) return null;
  const userBroadcast = { event, isJson: bytes[1 + fieldCount] !== 0, bytes: payload };
  return { joinRef, ref, topic, event: 'broadcast', payload: null, userBroadcast };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Parses JSON; `undefined` if it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRef(value: unknown): value is Ref {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
