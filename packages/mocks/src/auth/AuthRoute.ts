import type { RateLimits } from '@duneline/specs/contract';
import type { AuthCall } from './AuthCall.ts';

export type Endpoint = (call: AuthCall) => Promise<Response> | Response;

/** A route of the auth service. */
export interface AuthRoute {
  readonly method: string;
  /** The path after `/auth/v1`; `:name` is a parameter. */
  readonly path: string;
  readonly answer: Endpoint;
  /** Needs no API key, because browsers come here from a mail or a provider. Only for paths without parameters. */
  readonly isOpen?: true;
  /** The rate limit that applies, per IP address. */
  readonly limit?: keyof RateLimits;
}
