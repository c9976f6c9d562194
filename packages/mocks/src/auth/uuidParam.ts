import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** Whether a text is a UUID, in either case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/**
 * A path parameter that must be a UUID, in lower case.
 * @throws AuthError 404 `validation_failed` otherwise
 */
export function uuidParam({ params }: AuthCall, name: string): string {
  const text = params[name] ?? '';
  if (!isUuid(text)) throw new AuthError(404, 'validation_failed', `${name} must be an UUID`);
  return text.toLowerCase();
}
