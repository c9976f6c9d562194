import { isObject } from '../sql/json.ts';
import { broadcastSize } from './Broadcast.ts';
import type { Channel } from './Channel.ts';
import type { ClientFrame } from './protocol/Frame.ts';

/** Distributes a client's message. Without permission to write it is dropped and not acknowledged, as in the service. */
export function handleBroadcast(channel: Channel, frame: ClientFrame): void {
  const { hub } = channel.connection;
  const content = frame.userBroadcast ?? frame.payload;
  if (!isObject(content)) return channel.crash();
  if (!channel.access.may('write', 'broadcast')) return;
  const isTooLarge = broadcastSize(content) > hub.settings.maxPayloadBytes;
  if (!isTooLarge) {
    const broadcast = { name: channel.name, isPrivate: channel.isPrivate, content };
    hub.broadcast(broadcast, channel.options.hearsItself ? null : channel);
  }
  if (!channel.options.hasAck) return;
  if (isTooLarge) channel.reply(frame, 'error', 'payload_size_exceeded');
  else channel.reply(frame, 'ok');
}
