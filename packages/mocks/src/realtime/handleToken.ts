import { isObject } from '../sql/json.ts';
import type { Channel } from './Channel.ts';
import { checkToken, isTokenProblem } from './checkToken.ts';
import { privateAccess } from './topicAccess.ts';

/**
 * Replaces the token of the channel's member; permissions and change subscriptions are evaluated again. An invalid token closes
 * the channel.
 */
export async function handleToken(channel: Channel, payload: unknown): Promise<void> {
  const { hub } = channel.connection;
  const token = isObject(payload) ? payload['access_token'] : null;
  if (typeof token !== 'string' || token.startsWith('sb_') || token === channel.member.token) return;
  const checked = await checkToken(hub.project, token);
  if (isTokenProblem(checked)) return channel.stop(checked.message);
  channel.member = checked;
  if (channel.isPrivate) {
    const access = privateAccess(hub.project, checked, channel.name);
    const isReader = access.may('read', 'broadcast') || (channel.isPresenceEnabled && access.may('read', 'presence'));
    if (!isReader) return channel.stop(`You do not have permissions to read from this Channel topic: ${channel.name}`);
    const isRevoked = [...channel.access.granted].some(
      (question) => question.startsWith('read') && !access.may('read', question === 'read presence' ? 'presence' : 'broadcast'),
    );
    if (isRevoked) return channel.stop(`You no longer have permission to read from this Channel topic: ${channel.name}`);
    channel.access = access;
  }
  channel.reportSubscription();
}
