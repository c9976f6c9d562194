/** The two serializations: 1.0.0 uses objects, 2.0.0 arrays and, for broadcasts, bytes. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** A client's reference of a message, which is repeated in the reply. */
export type Ref = string | number | null;

/** A broadcast with a binary payload: JSON text or arbitrary bytes. */
export interface UserBroadcast {
  readonly event: string;
  readonly isJson: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A client's message, in either version and encoding. */
export interface ClientFrame {
  readonly joinRef: Ref;
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  /** JSON; bytes in a binary push. */
  readonly payload: unknown;
  /** A binary broadcast; `payload` is then `null`. */
  readonly userBroadcast?: UserBroadcast;
}

/** A text message of the server. */
export interface ServerFrame {
  readonly joinRef: Ref;
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Data of a WebSocket message. */
export type WireData = string | Uint8Array<ArrayBuffer>;
