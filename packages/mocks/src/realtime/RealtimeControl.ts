import type { Finding } from '@duneline/specs/contract';
import type { RelayMessage } from './relay.ts';

/** One frame that went over a socket. */
export interface FrameEntry {
  /** The socket's number. */
  readonly connection: number;
  readonly sender: 'client' | 'server';
  /** `null`, as the event: it was no frame at all. */
  readonly topic: string | null;
  readonly event: string | null;
  /** What in it does not fit its schema. */
  readonly findings: readonly Finding[];
}

/** One open socket, as the panel lists it. */
export interface OpenConnection {
  readonly id: number;
  readonly version: '1.0.0' | '2.0.0';
  readonly channels: readonly {
    readonly topic: string;
    readonly isPrivate: boolean;
    readonly role: string;
    /** How many tables it is told changes of, a table counting once for each wish. */
    readonly subscriptionCount: number;
    /** Who is present on the topic, as clients are told it. */
    readonly presence: Readonly<Record<string, unknown>>;
  }[];
}

/** What a scenario or the panel may do to the Realtime service of a backend. */
export interface RealtimeControl {
  /** Nothing reaches a client while it is set; what was held back follows when it is cleared. */
  isPaused: boolean;
  /** No socket opens while it is set. */
  isRefusing: boolean;
  /** Each socket closes as soon as it has joined a channel. */
  isDropping: boolean;
  /** Closes every socket, as a restart of the service does. @default code 1012, reason 'service restart' */
  readonly drop: (code?: number, reason?: string) => void;
  /** Why no socket would open for this request, as the service says it over HTTP; `null` when one would. */
  readonly checkHandshake: (request: Request) => Promise<Response | null>;
  readonly connections: readonly OpenConnection[];
  /** The last frames of all sockets, oldest first. */
  readonly frames: readonly FrameEntry[];
  /** Calls `listener` after each frame and each socket that opens or closes; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly relay: RealtimeRelay;
}

/** Joins several copies of one backend, such as those of several tabs, so that each tells its clients what happens in the others. */
export interface RealtimeRelay {
  /** Calls `listener` with what the other copies need to be told; gives the function that ends it. */
  readonly subscribe: (listener: (message: RelayMessage) => void) => () => void;
  /** Takes what the copy named `from` told. */
  readonly receive: (message: RelayMessage, from: string) => void;
  /** Who is present through this copy, for one that has just come. */
  readonly presence: () => readonly RelayMessage[];
  /** Everybody who was present through the copy named `from` is gone. */
  readonly forget: (from: string) => void;
}
