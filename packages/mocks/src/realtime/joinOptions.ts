import { isObject } from '../sql/json.ts';

/** What a client asks for when it joins a channel. What has the wrong form counts as left out, as in the service. */
export interface JoinOptions {
  /** `null`: the key's own. */
  readonly accessToken: string | null;
  readonly isPrivate: boolean;
  /** Broadcasts are acknowledged. */
  readonly hasAck: boolean;
  /** The sender hears its own broadcasts. */
  readonly hearsItself: boolean;
  readonly isPresenceEnabled: boolean;
  /** `null`: the service makes one up. */
  readonly presenceKey: string | null;
  /** The wishes for changes of rows, in the client's order. */
  readonly changes: readonly unknown[];
  /** The reply waits until the changes are subscribed to, and is an error when they cannot be. */
  readonly isReplyHeld: boolean;
  readonly wantsReplicationReady: boolean;
  /** `undefined`: no earlier messages are wanted. */
  readonly replay: unknown;
  /** A client from before `config`, whose topic says what it wants: `realtime:schema:table:filter`. */
  readonly isLegacy: boolean;
}

/** Reads the payload of `phx_join`. */
export function readJoinOptions(payload: Readonly<Record<string, unknown>>, name: string): JoinOptions {
  const isLegacy = !Object.hasOwn(payload, 'config');
  const config = member(payload, 'config');
  const broadcast = member(config, 'broadcast');
  const presence = member(config, 'presence');
  const { key } = presence;
  const changes = config['postgres_changes'];
  return {
    accessToken: tokenIn(payload),
    isPrivate: isTrue(config['private']),
    hasAck: isTrue(broadcast['ack']),
    hearsItself: isTrue(broadcast['self']),
    isPresenceEnabled: isTrue(presence['enabled']),
    presenceKey: (typeof key === 'string' && key !== '') || typeof key === 'number' ? String(key) : null,
    changes: isLegacy ? [legacyChange(name)] : Array.isArray(changes) ? changes.filter((change) => change !== null) : [],
    isReplyHeld: isTrue(member(config, 'postgres_changes_options')['wait']),
    wantsReplicationReady: isTrue(broadcast['replication_ready']),
    replay: broadcast['replay'],
    isLegacy,
  };
}

function legacyChange(name: string): Readonly<Record<string, string>> {
  const [schema = '', table, ...filter] = name.split(':');
  return { schema, ...(table !== undefined && { table }), ...(filter.length > 0 && { filter: filter.join(':') }) };
}

function tokenIn({ access_token: access, user_token: user }: Readonly<Record<string, unknown>>): string | null {
  const preferred = access ?? user;
  if (typeof preferred === 'string' && preferred.startsWith('sb_')) return null;
  if (typeof user === 'string') return user;
  return typeof access === 'string' ? access : null;
}

function member(value: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const found = value[name];
  return isObject(found) ? found : {};
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
