import type { Prefer } from './prefer.ts';
import type { Media } from './media.ts';
import type { Session } from '../session/Session.ts';

/** One request to PostgREST, past the checks that all of them share. */
export interface RestCall {
  readonly session: Session;
  readonly request: Request;
  readonly method: string;
  readonly parameters: URLSearchParams;
  readonly prefer: Prefer;
  readonly media: Media;
  /** Longest answer to a read, in rows. */
  readonly maxRows: number;
}
