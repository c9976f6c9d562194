// Generated from specs/realtime.asyncapi.yaml by `npm run gen`. Do not edit: change the source and run it again.

import type { FrameSpec, Validator } from '../contract.ts';
import * as validators from './frameValidators.gen.js';

const check =
  (validate: validators.Check): Validator =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message: message ?? 'is not valid' }));

/** Every message of the Realtime socket, with what it must look like. */
export const frames: readonly FrameSpec[] = [
  // Joins a channel.
  { name: 'Join', sender: 'client', event: 'phx_join', validate: check(validators.clientJoin) },
  // Leaves a channel.
  { name: 'Leave', sender: 'client', event: 'phx_leave', validate: check(validators.clientLeave) },
  // Keeps the socket open.
  { name: 'Heartbeat', sender: 'client', event: 'heartbeat', validate: check(validators.clientHeartbeat) },
  // Hands a newer token in.
  { name: 'AccessToken', sender: 'client', event: 'access_token', validate: check(validators.clientAccessToken) },
  // Sends a message to everybody on the topic.
  { name: 'ClientBroadcast', sender: 'client', event: 'broadcast', validate: check(validators.clientClientBroadcast) },
  // Says who the member is, or that it is gone.
  { name: 'Presence', sender: 'client', event: 'presence', validate: check(validators.clientPresence) },
  // Answers a message of the client.
  { name: 'Reply', sender: 'server', event: 'phx_reply', validate: check(validators.serverReply) },
  // The channel is closed: left, joined again, or ended by the service.
  { name: 'Close', sender: 'server', event: 'phx_close', validate: check(validators.serverClose) },
  // The service failed on a message and has ended the channel.
  { name: 'Failure', sender: 'server', event: 'phx_error', validate: check(validators.serverFailure) },
  // Tells how subscriptions went, and why a channel is about to be closed.
  { name: 'System', sender: 'server', event: 'system', validate: check(validators.serverSystem) },
  // A message of another member, of the HTTP side or of the database.
  { name: 'ServerBroadcast', sender: 'server', event: 'broadcast', validate: check(validators.serverServerBroadcast) },
  // Everybody who is present, once, after the join.
  { name: 'PresenceState', sender: 'server', event: 'presence_state', validate: check(validators.serverPresenceState) },
  // Who came and who went.
  { name: 'PresenceDiff', sender: 'server', event: 'presence_diff', validate: check(validators.serverPresenceDiff) },
  // A row was changed: one message for each socket and choice of columns.
  { name: 'Changes', sender: 'server', event: 'postgres_changes', validate: check(validators.serverChanges) },
  // A change, told to a client that joined without `config`.
  { name: 'LegacyInsert', sender: 'server', event: 'INSERT', validate: check(validators.serverLegacyInsert) },
  // A change, told to a client that joined without `config`.
  { name: 'LegacyUpdate', sender: 'server', event: 'UPDATE', validate: check(validators.serverLegacyUpdate) },
  // A change, told to a client that joined without `config`.
  { name: 'LegacyDelete', sender: 'server', event: 'DELETE', validate: check(validators.serverLegacyDelete) },
];
