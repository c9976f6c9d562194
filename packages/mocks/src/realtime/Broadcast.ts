import type { UserBroadcast } from './protocol/Frame.ts';

/** A message to all subscribers of a topic: a JSON payload or bytes. */
export interface Broadcast {
  /** The channel's name, without `realtime:`. */
  readonly name: string;
  readonly isPrivate: boolean;
  readonly content: Readonly<Record<string, unknown>> | UserBroadcast;
}

export function isUserBroadcast(content: Broadcast['content']): content is UserBroadcast {
  return content['bytes'] instanceof Uint8Array;
}

/** Size of a broadcast's payload in bytes. */
export function broadcastSize(content: Broadcast['content']): number {
  return isUserBroadcast(content) ? content.bytes.length : new TextEncoder().encode(JSON.stringify(content)).length;
}
