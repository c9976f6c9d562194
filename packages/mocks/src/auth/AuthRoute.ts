import type { RateLimits } from '@duneline/specs/contract';
import type { AuthCall } from './AuthCall.ts';

export type Endpoint = (call: AuthCall) => Promise<Response> | Response;

/** What answers one kind of request to the auth service. */
export interface AuthRoute {
  readonly method: string;
  /** What follows `/auth/v1`; `:name` stands for one part, which the call has in `params`, decoded. */
  readonly path: string;
  readonly answer: Endpoint;
  /** Needs no API key: browsers come here from a mail or from a provider. Only for paths without a parameter. */
  readonly isOpen?: true;
  /** The limit that its requests count towards, each address for itself. */
  readonly limit?: keyof RateLimits;
}
