import type { Project } from '../project.ts';
import type { Session } from '../session/Session.ts';
import type { Members } from './shape.ts';

/** One request to a route of the storage service. */
export interface StorageCall {
  readonly project: Project;
  readonly request: Request;
  readonly url: URL;
  /** The bucket that the path names; `''` where it names none. */
  readonly bucket: string;
  /** What stands in the path after the bucket. */
  readonly key: string;
  readonly body: Members;
  readonly query: Members;
  /** The database as the caller, under the policies; as `anon` for somebody who has not said who they are. */
  readonly session: Session;
  /** The database as the service itself, which no policy stops. */
  readonly system: Session;
  /** Whether the request carries a valid token or key. */
  readonly isAuthenticated: boolean;
  /** The person whom the token names. */
  readonly owner: string | null;
}

/** What a route wants to know of the caller: a token or key, one if there is one, the service key, or nothing. */
export type Access = 'caller' | 'optional' | 'service' | 'anyone';
