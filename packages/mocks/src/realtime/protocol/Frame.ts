/** The two serializations: 1.0.0 writes objects, 2.0.0 arrays and, for broadcasts, bytes. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** A reference that a client gives a message, and gets back with the reply. */
export type Ref = string | number | null;

/** A broadcast whose payload travels as bytes: JSON text, or whatever the sender put there. */
export interface UserBroadcast {
  readonly event: string;
  readonly isJson: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a client sends, in whichever version and encoding. */
export interface ClientFrame {
  readonly joinRef: Ref;
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  /** JSON; bytes in a binary push. */
  readonly payload: unknown;
  /** Of a broadcast that came as bytes; its `payload` is `null` then. */
  readonly userBroadcast?: UserBroadcast;
}

/** What the server sends as text. */
export interface ServerFrame {
  readonly joinRef: Ref;
  readonly ref: Ref;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** What goes over the socket. */
export type WireData = string | Uint8Array<ArrayBuffer>;
