import type { Project } from '../project.ts';
import type { Session } from '../session/Session.ts';
import type { Members } from './shape.ts';

/** One request to a route of the storage service. */
export interface StorageCall {
  readonly project: Project;
  readonly request: Request;
  readonly url: URL;
  /** The bucket in the path; `''` if there is none. */
  readonly bucket: string;
  /** The path after the bucket. */
  readonly key: string;
  readonly body: Members;
  readonly query: Members;
  /** The database with the caller's rights; `anon` for an unauthenticated caller. */
  readonly session: Session;
  /** The database with the service's rights, without policies. */
  readonly system: Session;
  /** Whether the request carries a valid token or key. */
  readonly isAuthenticated: boolean;
  /** The user of the token. */
  readonly owner: string | null;
}

/** The authentication that a route requires: a token or key, an optional one, the service key, or none. */
export type Access = 'caller' | 'optional' | 'service' | 'anyone';
