/** The supported settings of the Realtime service. Defaults are those of a paid project. */
export interface RealtimeSettings {
  /** Maximum number of open sockets. @default 500 */
  readonly maxConnections: number;
  /** Maximum number of channels per socket. @default 100 */
  readonly maxChannelsPerConnection: number;
  /** Maximum number of joins of all clients per second of the project's clock. @default 500 */
  readonly maxJoinsPerSecond: number;
  /** Maximum size of a frame in bytes; a larger one closes its socket. @default 5_000_000 */
  readonly maxFrameBytes: number;
  /** Maximum size of a broadcast or presence payload, in bytes. @default 3_000_500 */
  readonly maxPayloadBytes: number;
  /** Maximum size of a row change with all its columns, in bytes. @default 1_048_576 */
  readonly maxRecordBytes: number;
  /** Maximum number of presence calls per channel within `presenceWindowMs`. @default 5 */
  readonly maxPresenceCalls: number;
  /** @default 30_000 */
  readonly presenceWindowMs: number;
  /** Whether public channels are refused. @default false */
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
