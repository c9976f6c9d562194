import { randomUuid } from '../random.ts';
import { isUserBroadcast } from './Broadcast.ts';
import type { Broadcast } from './Broadcast.ts';
import type { Connection } from './Connection.ts';
import type { Member } from './checkToken.ts';
import { expiryProblem } from './checkToken.ts';
import { deliverChange } from './changes/deliverChange.ts';
import type { RowChange } from './changes/RowChange.ts';
import { subscribeToChanges } from './changes/subscribeToChanges.ts';
import type { Subscription } from './changes/subscribeToChanges.ts';
import type { ChangeType } from './changes/parseChangeSubscription.ts';
import { handleBroadcast } from './handleBroadcast.ts';
import { handleToken } from './handleToken.ts';
import type { JoinOptions } from './joinOptions.ts';
import { handlePresence } from './presence/handlePresence.ts';
import type { ClientFrame, Ref } from './protocol/Frame.ts';
import { SlidingWindow } from './SlidingWindow.ts';
import type { TopicAccess } from './topicAccess.ts';

/** The initial state of a channel. */
export interface ChannelStart {
  readonly connection: Connection;
  readonly topic: string;
  readonly name: string;
  readonly joinRef: Ref;
  readonly options: JoinOptions;
  readonly member: Member;
  readonly access: TopicAccess;
}

/** A topic that a socket has joined. */
export class Channel {
  readonly connection: Connection;
  /** The topic with `realtime:`, as clients name it. */
  readonly topic: string;
  /** The topic without `realtime:`. */
  readonly name: string;
  readonly joinRef: Ref;
  readonly options: JoinOptions;
  /** Unique id of this channel in the backend. */
  readonly owner: string;
  readonly presenceKey: string;
  readonly presenceCalls: SlidingWindow;
  /** The member of the channel's current token. */
  member: Member;
  access: TopicAccess;
  isPresenceEnabled: boolean;
  subscriptions: readonly Subscription[] = [];

  constructor({ connection, topic, name, joinRef, options, member, access }: ChannelStart) {
    const { hub } = connection;
    const { project, settings } = hub;
    this.connection = connection;
    this.topic = topic;
    this.name = name;
    this.joinRef = joinRef;
    this.options = options;
    this.member = member;
    this.access = access;
    this.isPresenceEnabled = options.isPresenceEnabled;
    this.owner = String(hub.nextId());
    this.presenceKey = options.presenceKey ?? randomUuid(project.random);
    this.presenceCalls = new SlidingWindow(settings.maxPresenceCalls, settings.presenceWindowMs);
  }

  get isPrivate(): boolean {
    return this.options.isPrivate;
  }

  get isOpen(): boolean {
    return this.connection.channels.get(this.topic) === this;
  }

  /** Handles a frame to this topic other than join and leave; unknown frames are ignored, as in the service. */
  async handle(frame: ClientFrame): Promise<void> {
    if (frame.event === 'broadcast') handleBroadcast(this, frame);
    else if (frame.event === 'presence') handlePresence(this, frame);
    else if (frame.event === 'access_token') await handleToken(this, frame.payload);
  }

  /**
   * Creates the requested change subscriptions.
   * @returns the error message, or `null`
   */
  subscribeToChanges(): string | null {
    this.subscriptions = [];
    const made = subscribeToChanges(this.connection.hub.project, this.member, this.options.changes);
    if (typeof made === 'string') return made;
    this.subscriptions = made;
    return null;
  }

  /** Subscribes to changes, if requested, and reports the result. */
  reportSubscription(): void {
    if (this.options.changes.length === 0) return;
    const complaint = this.subscribeToChanges();
    this.sendSystem('postgres_changes', complaint === null ? 'ok' : 'error', complaint ?? 'Subscribed to PostgreSQL');
  }

  reply({ ref }: Pick<ClientFrame, 'ref'>, status: 'ok' | 'error', response: unknown = {}): void {
    const { joinRef, topic } = this;
    this.connection.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  /** Sends a message to this channel only. */
  push(event: string, payload: unknown): void {
    this.connection.send({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload });
  }

  /** Sends a message that is the same for every channel of the topic. */
  fanOut(event: string, payload: unknown): void {
    this.connection.send({ joinRef: null, ref: null, topic: this.topic, event, payload });
  }

  sendSystem(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    this.push('system', { extension, status, message, channel: this.name });
  }

  sendBroadcast({ content }: Broadcast): void {
    if (!this.access.may('read', 'broadcast')) return;
    if (isUserBroadcast(content)) this.connection.sendUserBroadcast(this.topic, content);
    else this.fanOut('broadcast', content);
  }

  /** Whether this channel receives presence changes. */
  get hearsPresence(): boolean {
    return !this.isPrivate || (this.isPresenceEnabled && this.access.may('read', 'presence'));
  }

  sendPresenceState(): void {
    if (this.isPresenceEnabled && this.access.may('read', 'presence')) {
      this.push('presence_state', this.connection.hub.presence.state(this.connection.hub.topicKey(this)));
    }
  }

  /** Sends a row change, if the channel subscribed to it and its member may read it. */
  tellChange(change: RowChange): void {
    const { project, settings } = this.connection.hub;
    deliverChange(project, this, change, settings.maxRecordBytes);
  }

  sendChange(type: ChangeType, ids: readonly number[], data: unknown): void {
    if (this.options.isLegacy) this.fanOut(type, data);
    else this.fanOut('postgres_changes', { ids, data });
  }

  /** Closes the channel if its token has expired. */
  closeIfExpired(): void {
    const problem = expiryProblem(this.connection.hub.project, this.member);
    if (problem !== null) this.stop(problem.message);
  }

  /** Sends an error and closes the channel. */
  stop(message: string): void {
    this.sendSystem('system', 'error', message);
    this.close('phx_close', {});
  }

  /** Closes the channel as the service does when handling a message fails. */
  crash(): void {
    this.close('phx_error', { reason: 'channel_crash' });
  }

  /** Closes the channel, notifies its client, and removes its presence. */
  close(event: 'phx_close' | 'phx_error', payload: unknown): void {
    const { joinRef, topic, connection } = this;
    this.end();
    connection.send({ joinRef, ref: joinRef, topic, event, payload });
  }

  /** Closes the channel without notifying its client. */
  end(): void {
    this.connection.channels.delete(this.topic);
    this.subscriptions = [];
    this.connection.hub.leavePresence(this);
  }
}
