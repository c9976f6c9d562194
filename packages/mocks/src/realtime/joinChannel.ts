import { loadLinearExpressions } from '#linear-expressions';
import { isObject } from '../sql/json.ts';
import { mentionsMatch } from '../sql/linearExpression/mentionsMatch.ts';
import { Channel } from './Channel.ts';
import type { Connection } from './Connection.ts';
import { checkToken, isTokenProblem } from './checkToken.ts';
import { inspectElixir } from './changes/inspectElixir.ts';
import { subscriptionId } from './changes/subscribeToChanges.ts';
import { readJoinOptions } from './joinOptions.ts';
import type { JoinOptions } from './joinOptions.ts';
import type { ClientFrame } from './protocol/Frame.ts';
import { earlierMessages } from './earlierMessages.ts';
import { privateAccess, publicAccess } from './topicAccess.ts';

/**
 * Handles `phx_join`.
 * @returns the channel, or the error
 */
export async function joinChannel(connection: Connection, frame: ClientFrame): Promise<void> {
  const { hub } = connection;
  const opened = await openChannel(connection, frame);
  if (!connection.isOpen) return;
  if (typeof opened === 'string') {
    const { joinRef, ref, topic } = frame;
    connection.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status: 'error', response: { reason: opened } } });
    if (opened.startsWith('ClientJoinRateLimitReached')) connection.close(1000, '');
    return;
  }
  const { channel, replayed } = opened;
  connection.channels.set(channel.topic, channel);
  const { changes, wantsReplicationReady, isReplyHeld } = channel.options;
  channel.reply(frame, 'ok', {
    postgres_changes: changes.map((wish) => ({ ...(isObject(wish) ? wish : {}), id: subscriptionId(wish) })),
  });
  channel.sendPresenceState();
  for (const message of replayed) channel.push('broadcast', message);
  if (wantsReplicationReady) channel.sendSystem('system', 'ok', 'Replication connection established');
  if (isReplyHeld && changes.length > 0) channel.sendSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  else channel.reportSubscription();
  if (hub.isDropping) connection.close(1012, 'service restart');
}

interface Opened {
  readonly channel: Channel;
  readonly replayed: readonly unknown[];
}

async function openChannel(connection: Connection, { topic, joinRef, payload }: ClientFrame): Promise<Opened | string> {
  const { hub } = connection;
  const { project, settings } = hub;
  const name = topic.slice('realtime:'.length);
  if (name === '') return 'TopicNameRequired: You must provide a topic name';
  if (!isObject(payload)) return 'UnknownErrorOnChannel: expected params to be a map';
  const options = readJoinOptions(payload, name);
  if (mentionsMatch(JSON.stringify(options.changes))) await loadLinearExpressions();
  const misfit = options.changes.find((wish) => !isObject(wish));
  if (misfit !== undefined) return `UnknownErrorOnChannel: expected a map, got: ${inspectElixir(misfit)}`;
  if (settings.isPrivateOnly && !options.isPrivate) return 'PrivateOnly: This project only allows private channels';
  if (!hub.joins.admits(project.clock.now())) return 'ClientJoinRateLimitReached: Too many joins per second';
  if (connection.channels.size >= settings.maxChannelsPerConnection) return 'ChannelRateLimitReached: Too many channels';
  const member = await checkToken(project, options.accessToken ?? connection.keyToken);
  if (isTokenProblem(member)) return `${member.code}: ${member.message}`;
  const access = options.isPrivate ? privateAccess(project, member, name) : publicAccess;
  const isReader = access.may('read', 'broadcast') || (options.isPresenceEnabled && access.may('read', 'presence'));
  if (!isReader) return `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
  const replayed = replay(connection, name, options);
  if (typeof replayed === 'string') return `UnableToReplayMessages: ${replayed}`;
  const channel = new Channel({ connection, topic, name, joinRef, options, member, access });
  const complaint = options.isReplyHeld ? channel.subscribeToChanges() : null;
  return complaint === null ? { channel, replayed } : `RealtimeDisabledForConfiguration: ${complaint}`;
}

function replay({ hub }: Connection, name: string, { replay: wanted, isPrivate }: JoinOptions): readonly unknown[] | string {
  if (wanted === undefined) return [];
  if (!isPrivate) return 'Replay is not allowed for public channels';
  return isObject(wanted) ? earlierMessages(hub.project, name, wanted) : [];
}
