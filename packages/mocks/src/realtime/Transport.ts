import type { WireData } from './protocol/Frame.ts';

/** How the service reaches one client, whatever carries the socket. */
export interface Transport {
  readonly send: (data: WireData) => void;
  readonly close: (code: number, reason: string) => void;
}
