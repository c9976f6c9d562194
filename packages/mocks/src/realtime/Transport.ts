import type { WireData } from './protocol/Frame.ts';

/** Sends messages to one client, for any kind of socket. */
export interface Transport {
  readonly send: (data: WireData) => void;
  readonly close: (code: number, reason: string) => void;
}
