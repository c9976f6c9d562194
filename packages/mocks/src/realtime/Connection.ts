import type { Channel } from './Channel.ts';
import { frameFindings } from './frameFindings.ts';
import type { Grant } from './handshake.ts';
import { joinChannel } from './joinChannel.ts';
import { decodeFrame } from './protocol/decodeFrame.ts';
import { broadcastPayload, encodeUserBroadcast, wireValue } from './protocol/encodeFrame.ts';
import type { ClientFrame, ProtocolVersion, ServerFrame, UserBroadcast, WireData } from './protocol/Frame.ts';
import type { RealtimeHub } from './RealtimeHub.ts';
import type { Transport } from './Transport.ts';

/** An open socket: handles its frames in order, and holds the joined channels. */
export class Connection {
  readonly hub: RealtimeHub;
  readonly id: number;
  readonly version: ProtocolVersion;
  readonly keyToken: string;
  /** By topic, in the order of joining. */
  readonly channels = new Map<string, Channel>();
  isOpen = true;
  private readonly transport: Transport;
  private held: WireData[] = [];
  private work: Promise<void> = Promise.resolve();

  constructor(hub: RealtimeHub, id: number, { version, keyToken }: Grant, transport: Transport) {
    this.hub = hub;
    this.id = id;
    this.version = version;
    this.keyToken = keyToken;
    this.transport = transport;
  }

  /** Handles a client's message after all earlier ones; rejects only for a contract violation. */
  receive(data: WireData): Promise<void> {
    const taken = this.work.then(() => this.take(data));
    this.work = taken.catch(() => undefined);
    return taken;
  }

  send(frame: ServerFrame): void {
    const value = wireValue(this.version, frame);
    this.deliver(JSON.stringify(value), frame, value);
  }

  sendUserBroadcast(topic: string, broadcast: UserBroadcast): void {
    const data = encodeUserBroadcast(this.version, topic, broadcast);
    if (data === null) return;
    const frame = { joinRef: null, ref: null, topic, event: 'broadcast', payload: broadcastPayload(broadcast) };
    this.deliver(data, frame, frame.payload === null ? undefined : wireValue(this.version, frame));
  }

  /** Closes the socket from the server's side. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.ended();
    this.transport.close(code, reason);
  }

  /** Called when the socket has closed. */
  ended(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const channel of this.channels.values()) channel.end();
    this.hub.forgetConnection(this);
  }

  /** Sends the messages held during a pause. */
  release(): void {
    for (const data of this.held.splice(0)) this.transport.send(data);
  }

  private deliver(data: WireData, { topic, event }: ServerFrame, value: unknown): void {
    if (!this.isOpen) return;
    const findings = value === undefined ? [] : frameFindings(this.hub.project.spec.frames, 'server', event, value);
    this.hub.record({ connection: this.id, sender: 'server', topic, event, findings });
    if (this.hub.isPaused) this.held.push(data);
    else this.transport.send(data);
  }

  private async take(data: WireData): Promise<void> {
    if (!this.isOpen) return;
    if (data.length > this.hub.settings.maxFrameBytes) return this.close(1009, '');
    for (const channel of this.channels.values()) channel.closeIfExpired();
    const frame = decodeFrame(this.version, data);
    this.recordReceived(frame, data);
    if (frame !== null) await this.route(frame);
  }

  private async route(frame: ClientFrame): Promise<void> {
    const { joinRef, ref, topic, event } = frame;
    if (topic === 'phoenix' && event === 'heartbeat') return this.reply(null, ref, topic, 'ok', {});
    const channel = this.channels.get(topic);
    if (event === 'phx_join' && topic.startsWith('realtime:')) {
      channel?.close('phx_close', {});
      return joinChannel(this, frame);
    }
    if (channel === undefined) {
      if (event === 'phx_leave') return this.reply(joinRef, ref, topic, 'ok', {});
      return this.reply(null, ref, topic, 'error', { reason: 'unmatched topic' });
    }
    // A message for an earlier join of the topic is outdated.
    if (joinRef !== null && joinRef !== channel.joinRef) return;
    if (event !== 'phx_leave') return channel.handle(frame);
    channel.reply(frame, 'ok');
    channel.close('phx_close', {});
  }

  private reply(
    joinRef: ClientFrame['joinRef'],
    ref: ClientFrame['ref'],
    topic: string,
    status: 'ok' | 'error',
    response: unknown,
  ): void {
    this.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  private recordReceived(frame: ClientFrame | null, data: WireData): void {
    const sender = 'client';
    if (frame === null) {
      const findings = [{ path: '', message: `is no frame of protocol ${this.version}` }];
      return this.hub.record({ connection: this.id, sender, topic: null, event: null, findings });
    }
    const { topic, event, userBroadcast, payload } = frame;
    const content = userBroadcast === undefined ? payload : broadcastPayload(userBroadcast);
    // Binary payloads that are not JSON have no schema.
    const isDescribed = typeof data === 'string' || (content !== null && !(content instanceof Uint8Array));
    const value = typeof data === 'string' ? JSON.parse(data) : wireValue(this.version, { ...frame, payload: content });
    const findings = isDescribed ? frameFindings(this.hub.project.spec.frames, sender, event, value) : [];
    this.hub.record({ connection: this.id, sender, topic, event, findings });
  }
}
