import { ContractViolation, joinFindings } from '../contract/ContractViolation.ts';
import type { Project } from '../project.ts';
import { PgError } from '../sql/PgError.ts';
import type { CommittedChange } from '../store/Store.ts';
import type { Broadcast } from './Broadcast.ts';
import type { Channel } from './Channel.ts';
import { reviveChange } from './changes/RowChange.ts';
import type { RowChange } from './changes/RowChange.ts';
import type { Connection } from './Connection.ts';
import { messagePayload } from './earlierMessages.ts';
import { PresenceRegistry, presenceDiff } from './presence/PresenceRegistry.ts';
import type { PresenceChange, PresenceEntry } from './presence/PresenceRegistry.ts';
import type { FrameEntry } from './RealtimeControl.ts';
import type { RelayMessage } from './relay.ts';
import type { RealtimeSettings } from './settings.ts';
import { SlidingWindow } from './SlidingWindow.ts';

const keptFrames = 200;

/** The Realtime service of one backend: its sockets and their messages. The code for sockets loads with the first one. */
export class RealtimeHub {
  readonly project: Project;
  readonly settings: RealtimeSettings;
  readonly presence = new PresenceRegistry();
  readonly joins: SlidingWindow;
  readonly connections = new Set<Connection>();
  readonly listeners = new Set<() => void>();
  readonly relays = new Set<(message: RelayMessage) => void>();
  frames: readonly FrameEntry[] = [];
  isRefusing = false;
  isDropping = false;
  private readonly onContractViolation: 'throw' | 'report';
  private isHolding = false;
  private isSilent = false;
  private lastId = 0;

  constructor(project: Project, settings: RealtimeSettings, onContractViolation: 'throw' | 'report') {
    this.project = project;
    this.settings = settings;
    this.onContractViolation = onContractViolation;
    this.joins = new SlidingWindow(settings.maxJoinsPerSecond, 1000);
    project.store.commitListeners.add((changes) => this.takeCommitted(changes));
  }

  /** While set, all messages to clients are held. */
  get isPaused(): boolean {
    return this.isHolding;
  }

  set isPaused(isPaused: boolean) {
    this.isHolding = isPaused;
    if (!isPaused) for (const connection of this.connections) connection.release();
  }

  /** Runs an action without notifying clients, such as loading the seed. */
  silently(action: () => void): void {
    this.isSilent = true;
    try {
      action();
    } finally {
      this.isSilent = false;
    }
  }

  addConnection(connection: Connection): void {
    this.connections.add(connection);
    this.announce();
  }

  /** A unique number for a connection or channel. */
  nextId(): number {
    return ++this.lastId;
  }

  forgetConnection(connection: Connection): void {
    this.connections.delete(connection);
    this.announce();
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.connections) connection.close(code, reason);
  }

  /** Public and private channels of the same name are different topics. */
  topicKey({ name, isPrivate }: Pick<Broadcast, 'name' | 'isPrivate'>): string {
    return `${isPrivate ? 'private' : 'public'}:${name}`;
  }

  /** Sends a message to every channel of its topic except `except`, in this copy of the backend and the others. */
  broadcast(broadcast: Broadcast, except: Channel | null = null): void {
    this.sendBroadcast(broadcast, except);
    this.tell({ kind: 'broadcast', broadcast });
  }

  changePresence(topic: string, change: PresenceChange): void {
    this.applyPresence(topic, change);
    this.tell({ kind: 'presence', topic, change });
  }

  leavePresence(channel: Channel): void {
    const topic = this.topicKey(channel);
    const entry = this.presence.entryOf(topic, channel.owner);
    if (entry !== null) this.changePresence(topic, { joins: [], leaves: [entry] });
  }

  /** Handles a message from the copy named `from`. */
  receive(message: RelayMessage, from: string): void {
    if (message.kind === 'change') return this.deliver(reviveChange(message.change));
    if (message.kind === 'broadcast') return this.sendBroadcast(message.broadcast, null);
    const { topic, change } = message;
    const renamed = (entries: readonly PresenceEntry[]): readonly PresenceEntry[] =>
      entries.map((entry) => ({ ...entry, owner: `${from}/${entry.owner}` }));
    // Each copy sends all its presence entries whenever a new copy appears, so most of them are known.
    const isNews = ({ owner, meta }: PresenceEntry): boolean =>
      this.presence.entryOf(topic, owner)?.meta['phx_ref'] !== meta['phx_ref'];
    this.applyPresence(topic, { joins: renamed(change.joins).filter(isNews), leaves: renamed(change.leaves) });
  }

  /** The presence entries of this copy only. */
  ownPresence(): readonly RelayMessage[] {
    const own = [...this.presence.entriesBy((owner) => !owner.includes('/'))];
    return own.map(([topic, joins]) => ({ kind: 'presence', topic, change: { joins, leaves: [] } }));
  }

  /** Removes all presence entries of the copy named `from`. */
  forgetCopy(from: string): void {
    const gone = [...this.presence.entriesBy((owner) => owner.startsWith(`${from}/`))];
    for (const [topic, leaves] of gone) this.applyPresence(topic, { joins: [], leaves });
  }

  /**
   * Logs a frame.
   * @throws ContractViolation if a frame of the service violates its schema (or prints it, depending on the options)
   */
  record(entry: FrameEntry): void {
    this.frames = [...this.frames, entry].slice(-keptFrames);
    this.announce();
    if (entry.sender === 'client' || entry.findings.length === 0) return;
    const message = `The frame "${entry.event ?? ''}" to ${entry.topic ?? ''} breaks its schema: ${joinFindings(entry.findings)}. Correct the spec or the backend.`;
    if (this.onContractViolation === 'throw') throw new ContractViolation(message, entry.event, entry.findings);
    console.error(message);
  }

  announce(): void {
    for (const listener of this.listeners) listener();
  }

  private takeCommitted(changes: readonly CommittedChange[]): void {
    if (this.isSilent) return;
    const time = this.project.clock.now();
    for (const { table, before, after } of changes) {
      const { schema, name } = table.definition;
      if (schema === 'realtime' && name === 'messages' && before === null && after?.['extension'] === 'broadcast') {
        const content = messagePayload(after, { id: after['id'] });
        this.broadcast({ name: String(after['topic']), isPrivate: after['private'] === true, content });
      }
      if (schema !== 'public' || this.project.spec.tables[name]?.isPublished !== true) continue;
      const change = { table: name, before, after, time };
      this.deliver(change);
      this.tell({ kind: 'change', change });
    }
  }

  private deliver(change: RowChange): void {
    for (const channel of this.channels()) {
      try {
        channel.tellChange(change);
      } catch (error) {
        // A failing policy must not fail the statement that has already been committed.
        if (!(error instanceof PgError)) throw error;
        channel.sendSystem('postgres_changes', 'error', error.message);
      }
    }
  }

  private sendBroadcast(broadcast: Broadcast, except: Channel | null): void {
    for (const channel of this.channelsOf(this.topicKey(broadcast))) if (channel !== except) channel.sendBroadcast(broadcast);
  }

  private applyPresence(topic: string, change: PresenceChange): void {
    if (change.joins.length + change.leaves.length === 0) return;
    this.presence.apply(topic, change);
    for (const channel of this.channelsOf(topic))
      if (channel.hearsPresence) channel.fanOut('presence_diff', presenceDiff(change));
  }

  private tell(message: RelayMessage): void {
    for (const relay of this.relays) relay(message);
  }

  private channelsOf(topic: string): readonly Channel[] {
    return this.channels().filter((channel) => this.topicKey(channel) === topic);
  }

  /** All channels with a valid token. */
  private channels(): readonly Channel[] {
    const all = [...this.connections].flatMap((connection) => [...connection.channels.values()]);
    return all.filter((channel) => {
      channel.closeIfExpired();
      return channel.isOpen;
    });
  }
}
