import type { OpenConnection, RealtimeControl } from './RealtimeControl.ts';
import type { Connection } from './Connection.ts';
import type { RealtimeHub } from './RealtimeHub.ts';

/** The control interface of a hub. */
export function createControl(hub: RealtimeHub): RealtimeControl {
  return {
    get isPaused() {
      return hub.isPaused;
    },
    set isPaused(isPaused) {
      hub.isPaused = isPaused;
    },
    get isRefusing() {
      return hub.isRefusing;
    },
    set isRefusing(isRefusing) {
      hub.isRefusing = isRefusing;
    },
    get isDropping() {
      return hub.isDropping;
    },
    set isDropping(isDropping) {
      hub.isDropping = isDropping;
    },
    drop: (code = 1012, reason = 'service restart') => hub.closeAll(code, reason),
    checkHandshake: async (request) => (await import('./socketRefusal.ts')).socketRefusal(hub, request),
    get connections() {
      return [...hub.connections].map((connection) => listed(hub, connection));
    },
    get frames() {
      return hub.frames;
    },
    subscribe: (listener) => added(hub.listeners, listener),
    relay: {
      subscribe: (listener) => added(hub.relays, listener),
      receive: (message, from) => hub.receive(message, from),
      presence: () => hub.ownPresence(),
      forget: (from) => hub.forgetCopy(from),
    },
  };
}

function listed(hub: RealtimeHub, { id, version, channels }: Connection): OpenConnection {
  return {
    id,
    version,
    channels: [...channels.values()].map((channel) => ({
      topic: channel.topic,
      isPrivate: channel.isPrivate,
      role: channel.member.role,
      subscriptionCount: channel.subscriptions.length,
      presence: hub.presence.state(hub.topicKey(channel)),
    })),
  };
}

function added<T>(members: Set<T>, member: T): () => void {
  members.add(member);
  return () => void members.delete(member);
}
