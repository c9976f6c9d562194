import { json } from '../gateway/json.ts';
import type { Random } from '../random.ts';
import { randomUuid } from '../random.ts';
import { AuthError, OAuthError } from './AuthError.ts';

const version = '2024-01-01';

/** The response for an auth error, in the format of the request's API version. Other errors are rethrown. */
export function errorResponse(error: unknown, request: Request, random: Random): Response {
  if (error instanceof OAuthError) return json(400, { error: error.error, error_description: error.message });
  if (!(error instanceof AuthError)) throw error;
  const { status, code, message, reasons } = error;
  const weakness = reasons === null ? {} : { weak_password: { reasons } };
  const headers = { 'x-sb-error-code': code };
  const asked = request.headers.get('x-supabase-api-version') ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version) {
    return json(status, { code, message, ...weakness }, { ...headers, 'x-supabase-api-version': version });
  }
  const id = status >= 500 ? { error_id: randomUuid(random) } : {};
  return json(status, { code: status, error_code: code, msg: message, ...id, ...weakness }, headers);
}
