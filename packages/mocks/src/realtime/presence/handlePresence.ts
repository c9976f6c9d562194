import { randomText } from '../../random.ts';
import { isObject } from '../../sql/json.ts';
import type { Channel } from '../Channel.ts';
import type { ClientFrame } from '../protocol/Frame.ts';

/** Handles `track` and `untrack`. */
export function handlePresence(channel: Channel, frame: ClientFrame): void {
  const { hub } = channel.connection;
  const message = isObject(frame.payload) ? frame.payload : {};
  if (!Object.hasOwn(message, 'event')) return channel.reply(frame, 'ok');
  const { event } = message;
  if (typeof event !== 'string') return channel.crash();
  if (!channel.presenceCalls.admits(hub.project.clock.now())) return channel.stop('Client presence rate limit exceeded');
  if (event.toLowerCase() === 'track') return track(channel, frame, message['payload'] ?? {});
  if (event.toLowerCase() !== 'untrack') return channel.reply(frame, 'error');
  channel.reply(frame, 'ok');
  hub.leavePresence(channel);
}

function track(channel: Channel, frame: ClientFrame, payload: unknown): void {
  const { hub } = channel.connection;
  if (!channel.access.may('write', 'presence')) return channel.reply(frame, 'error');
  if (!isObject(payload)) return channel.reply(frame, 'error', { reason: 'Presence track payload must be a map' });
  const size = new TextEncoder().encode(JSON.stringify(payload)).length;
  if (size > hub.settings.maxPayloadBytes) return channel.stop('Track message size exceeded');
  channel.isPresenceEnabled = true;
  channel.reply(frame, 'ok');
  const topic = hub.topicKey(channel);
  const present = hub.presence.entryOf(topic, channel.owner);
  if (present !== null && JSON.stringify(present.tracked) === JSON.stringify(payload)) return;
  const phxRef = randomText(hub.project.random, 16);
  const previous = present === null ? {} : { phx_ref_prev: present.meta['phx_ref'] };
  const meta = { ...payload, phx_ref: phxRef, ...previous };
  const entry = { owner: channel.owner, key: channel.presenceKey, tracked: payload, meta };
  hub.changePresence(topic, { joins: [entry], leaves: present === null ? [] : [present] });
}
