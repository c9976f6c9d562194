import type { RateLimits } from '@duneline/specs/contract';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { limitedRequests } from './tables.ts';

const minuteMs = 60_000;

/** Counts a request toward a rate limit of its IP address. @throws AuthError `over_request_rate_limit` */
export function countRequest({ project, request }: Pick<AuthCall, 'project' | 'request'>, kind: keyof RateLimits): void {
  const limit = project.auth.rateLimits[kind];
  if (limit === undefined) return;
  const now = project.clock.now();
  const since = now - (kind === 'anonymous' ? 60 : 5) * minuteMs;
  const address = addressOf(request);
  const table = limitedRequests(project);
  const isAllowed = project.store.transaction(() => {
    const earlier = table.find({ kind, address });
    const recent = earlier.filter(({ at }) => at > since);
    if (recent.length < earlier.length) for (const { at } of earlier) if (at <= since) table.remove({ kind, address, at });
    if (recent.length >= limit) return false;
    table.insert({ kind, address, at: now });
    return true;
  });
  if (!isAllowed) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/**
 * The client's IP address according to the proxy's headers: as in the auth service the first entry, which is the client's choice
 * where the proxy does not replace the header.
 */
export function addressOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '127.0.0.1';
}
