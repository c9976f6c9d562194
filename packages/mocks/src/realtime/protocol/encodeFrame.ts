import { parseJson } from './decodeFrame.ts';
import type { ProtocolVersion, ServerFrame, UserBroadcast, WireData } from './Frame.ts';

/** The JSON value of a frame; version 1.0.0 omits the join's reference. */
export function wireValue(version: ProtocolVersion, { joinRef, ref, topic, event, payload }: ServerFrame): unknown {
  return version === '1.0.0' ? { topic, event, payload, ref } : [joinRef, ref, topic, event, payload];
}

/** Encodes a binary broadcast; `null` if that is impossible: bytes in version 1.0.0, names of more than 255 bytes in 2.0.0. */
export function encodeUserBroadcast(version: ProtocolVersion, topic: string, broadcast: UserBroadcast): WireData | null {
  if (version === '2.0.0') return encodeBytes(topic, broadcast);
  const payload = broadcastPayload(broadcast);
  if (payload === null) return null;
  return JSON.stringify(wireValue(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload }));
}

/** The same broadcast as a JSON payload; `null` if its bytes are not JSON. */
export function broadcastPayload({ event, isJson, bytes }: UserBroadcast): Readonly<Record<string, unknown>> | null {
  const payload = isJson ? parseJson(new TextDecoder().decode(bytes)) : undefined;
  return payload === undefined ? null : { type: 'broadcast', event, payload };
}

const userBroadcast = 4;

/** `[kind][length of topic][of event][of metadata][encoding]`, then topic, event, metadata and payload. */
function encodeBytes(topic: string, { event, isJson, bytes }: UserBroadcast): Uint8Array<ArrayBuffer> | null {
  const encoder = new TextEncoder();
  const topicBytes = encoder.encode(topic);
  const eventBytes = encoder.encode(event);
  if (topicBytes.length > 255 || eventBytes.length > 255) return null;
  const head = [userBroadcast, topicBytes.length, eventBytes.length, 0, isJson ? 1 : 0];
  const frame = new Uint8Array(head.length + topicBytes.length + eventBytes.length + bytes.length);
  frame.set(head);
  frame.set(topicBytes, head.length);
  frame.set(eventBytes, head.length + topicBytes.length);
  frame.set(bytes, head.length + topicBytes.length + eventBytes.length);
  return frame;
}
