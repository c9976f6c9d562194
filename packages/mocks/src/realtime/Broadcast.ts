import type { UserBroadcast } from './protocol/Frame.ts';

/** A message to everybody on a topic: a JSON payload as its sender wrote it, or bytes. */
export interface Broadcast {
  /** The channel's name, without `realtime:`. */
  readonly name: string;
  readonly isPrivate: boolean;
  readonly content: Readonly<Record<string, unknown>> | UserBroadcast;
}

export function isUserBroadcast(content: Broadcast['content']): content is UserBroadcast {
  return content['bytes'] instanceof Uint8Array;
}

/** How many bytes the payload of a broadcast takes. */
export function broadcastSize(content: Broadcast['content']): number {
  return isUserBroadcast(content) ? content.bytes.length : new TextEncoder().encode(JSON.stringify(content)).length;
}
