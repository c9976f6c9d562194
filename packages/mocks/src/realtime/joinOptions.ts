import { isObject } from '../sql/json.ts';

/** A client's options for joining a channel. Malformed options are ignored, as in the service. */
export interface JoinOptions {
  /** `null` to use the API key's. */
  readonly accessToken: string | null;
  readonly isPrivate: boolean;
  /** Whether broadcasts are acknowledged. */
  readonly hasAck: boolean;
  /** Whether the sender receives its own broadcasts. */
  readonly hearsItself: boolean;
  readonly isPresenceEnabled: boolean;
  /** `null` for a generated key. */
  readonly presenceKey: string | null;
  /** The requested change subscriptions, in the client's order. */
  readonly changes: readonly unknown[];
  /** Whether the reply waits for the change subscriptions, and is an error if they fail. */
  readonly isReplyHeld: boolean;
  readonly wantsReplicationReady: boolean;
  /** `undefined` if no earlier messages are requested. */
  readonly replay: unknown;
  /** An older client without `config`, whose topic contains the subscription: `realtime:schema:table:filter`. */
  readonly isLegacy: boolean;
}

/** Parses the payload of `phx_join`. */
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
