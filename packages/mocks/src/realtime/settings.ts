/** The supported settings of the Realtime service. Defaults are those of a paid project. */
export interface RealtimeSettings {
  /** Sockets that may be open at once. @default 500 */
  readonly maxConnections: number;
  /** Channels that one socket may have joined. @default 100 */
  readonly maxChannelsPerConnection: number;
  /** Joins of all clients within one second of the project's clock. @default 500 */
  readonly maxJoinsPerSecond: number;
  /** Longest frame, in bytes; a longer one closes its socket. @default 5_000_000 */
  readonly maxFrameBytes: number;
  /** Longest broadcast or presence payload, in bytes. @default 3_000_500 */
  readonly maxPayloadBytes: number;
  /** Largest change of a row whose columns all travel, in bytes. @default 1_048_576 */
  readonly maxRecordBytes: number;
  /** How often one channel may track or untrack within `presenceWindowMs`. @default 5 */
  readonly maxPresenceCalls: number;
  /** @default 30_000 */
  readonly presenceWindowMs: number;
  /** Public channels are refused. @default false */
  readonly isPrivateOnly: boolean;
}

export const defaultRealtimeSettings: RealtimeSettings = {
  maxConnections: 500,
  maxChannelsPerConnection: 100,
  maxJoinsPerSecond: 500,
  maxFrameBytes: 5_000_000,
  maxPayloadBytes: 3_000_500,
  maxRecordBytes: 1_048_576,
  maxPresenceCalls: 5,
  presenceWindowMs: 30_000,
  isPrivateOnly: false,
};
