import type { Finding } from '@duneline/specs/contract';
import type { RelayMessage } from './relay.ts';

/** A logged frame of a socket. */
export interface FrameEntry {
  /** The socket's number. */
  readonly connection: number;
  readonly sender: 'client' | 'server';
  /** Topic and event are `null` for invalid frames. */
  readonly topic: string | null;
  readonly event: string | null;
  /** Schema violations of the frame. */
  readonly findings: readonly Finding[];
}

/** An open socket, as the backend panel lists it. */
export interface OpenConnection {
  readonly id: number;
  readonly version: '1.0.0' | '2.0.0';
  readonly channels: readonly {
    readonly topic: string;
    readonly isPrivate: boolean;
    readonly role: string;
    /** Number of change subscriptions. */
    readonly subscriptionCount: number;
    /** The presence state of the topic, in the clients' format. */
    readonly presence: Readonly<Record<string, unknown>>;
  }[];
}

/** Control of a backend's Realtime service, for scenarios and the backend panel. */
export interface RealtimeControl {
  /** While set, messages to clients are held; they are sent when it is cleared. */
  isPaused: boolean;
  /** While set, new sockets are refused. */
  isRefusing: boolean;
  /** While set, each socket closes after joining a channel. */
  isDropping: boolean;
  /** Closes every socket, as a restart of the service would. @default code 1012, reason 'service restart' */
  readonly drop: (code?: number, reason?: string) => void;
  /** The service's HTTP response if it would refuse a socket for this request; otherwise `null`. */
  readonly checkHandshake: (request: Request) => Promise<Response | null>;
  readonly connections: readonly OpenConnection[];
  /** The last frames of all sockets, oldest first. */
  readonly frames: readonly FrameEntry[];
  /**
   * Calls `listener` after each frame and each opened or closed socket.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void;
  readonly relay: RealtimeRelay;
}

/** Connects copies of one backend, such as those of several tabs, so that clients of each receive the others' messages. */
export interface RealtimeRelay {
  /**
   * Calls `listener` with messages for the other copies.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: (message: RelayMessage) => void) => () => void;
  /** Handles a message from the copy named `from`. */
  readonly receive: (message: RelayMessage, from: string) => void;
  /** This copy's presence entries, for a new copy. */
  readonly presence: () => readonly RelayMessage[];
  /** Removes all presence entries of the copy named `from`. */
  readonly forget: (from: string) => void;
}
