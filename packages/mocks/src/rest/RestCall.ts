import type { Prefer } from './prefer.ts';
import type { Media } from './media.ts';
import type { Session } from '../session/Session.ts';

/** A request to PostgREST that has passed the common checks. */
export interface RestCall {
  readonly session: Session;
  readonly request: Request;
  readonly method: string;
  readonly parameters: URLSearchParams;
  readonly prefer: Prefer;
  readonly media: Media;
  /** Maximum number of rows in a response. */
  readonly maxRows: number;
}
