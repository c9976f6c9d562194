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

/** What a channel begins with. */
export interface ChannelStart {
  readonly connection: Connection;
  readonly topic: string;
  readonly name: string;
  readonly joinRef: Ref;
  readonly options: JoinOptions;
  readonly member: Member;
  readonly access: TopicAccess;
}

/** One topic that one socket has joined. */
export class Channel {
  readonly connection: Connection;
  /** With `realtime:`, as the client names it. */
  readonly topic: string;
  /** Without. */
  readonly name: string;
  readonly joinRef: Ref;
  readonly options: JoinOptions;
  /** Tells this channel from all others of the backend. */
  readonly owner: string;
  readonly presenceKey: string;
  readonly presenceCalls: SlidingWindow;
  /** Whose token the channel goes by now. */
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

  /** Answers a frame to this topic that is neither a join nor a leave; one that the service does not know is ignored there too. */
  async handle(frame: ClientFrame): Promise<void> {
    if (frame.event === 'broadcast') handleBroadcast(this, frame);
    else if (frame.event === 'presence') handlePresence(this, frame);
    else if (frame.event === 'access_token') await handleToken(this, frame.payload);
  }

  /** Follows the rows that the client wished for; a text instead says why it cannot. */
  subscribeToChanges(): string | null {
    this.subscriptions = [];
    const made = subscribeToChanges(this.connection.hub.project, this.member, this.options.changes);
    if (typeof made === 'string') return made;
    this.subscriptions = made;
    return null;
  }

  /** Subscribes to changes, if any are wished for, and reports how that went. */
  reportSubscription(): void {
    if (this.options.changes.length === 0) return;
    const complaint = this.subscribeToChanges();
    this.sendSystem('postgres_changes', complaint === null ? 'ok' : 'error', complaint ?? 'Subscribed to PostgreSQL');
  }

  reply({ ref }: Pick<ClientFrame, 'ref'>, status: 'ok' | 'error', response: unknown = {}): void {
    const { joinRef, topic } = this;
    this.connection.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  /** Sends what is meant for this channel alone. */
  push(event: string, payload: unknown): void {
    this.connection.send({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload });
  }

  /** Sends what every channel of the topic gets in the same words. */
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

  /** Whether this channel is told who comes and goes. */
  get hearsPresence(): boolean {
    return !this.isPrivate || (this.isPresenceEnabled && this.access.may('read', 'presence'));
  }

  sendPresenceState(): void {
    if (this.isPresenceEnabled && this.access.may('read', 'presence')) {
      this.push('presence_state', this.connection.hub.presence.state(this.connection.hub.topicKey(this)));
    }
  }

  /** Tells a change of a row, if the channel asked for it and its member may know of it. */
  tellChange(change: RowChange): void {
    const { project, settings } = this.connection.hub;
    deliverChange(project, this, change, settings.maxRecordBytes);
  }

  sendChange(type: ChangeType, ids: readonly number[], data: unknown): void {
    if (this.options.isLegacy) this.fanOut(type, data);
    else this.fanOut('postgres_changes', { ids, data });
  }

  /** Closes the channel when its token has run out. */
  closeIfExpired(): void {
    const problem = expiryProblem(this.connection.hub.project, this.member);
    if (problem !== null) this.stop(problem.message);
  }

  /** Says what is wrong and closes the channel. */
  stop(message: string): void {
    this.sendSystem('system', 'error', message);
    this.close('phx_close', {});
  }

  /** Closes the channel as the service does when it fails on a message. */
  crash(): void {
    this.close('phx_error', { reason: 'channel_crash' });
  }

  /** Ends the channel, tells its client so, and the others that its member is gone. */
  close(event: 'phx_close' | 'phx_error', payload: unknown): void {
    const { joinRef, topic, connection } = this;
    this.end();
    connection.send({ joinRef, ref: joinRef, topic, event, payload });
  }

  /** Ends the channel without a word to its client. */
  end(): void {
    this.connection.channels.delete(this.topic);
    this.subscriptions = [];
    this.connection.hub.leavePresence(this);
  }
}
