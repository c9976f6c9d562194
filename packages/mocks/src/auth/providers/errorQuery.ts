import { AuthError, OAuthError } from '../AuthError.ts';
import { oauthErrors, told, withQuery } from '../redirect.ts';

/** An address with an error in its query, as the site learns of a sign-in that cannot be told from another; others are thrown on. */
export function errorQuery(target: string, error: unknown): string {
  return withQuery(target, membersOf(error));
}

/** An address with an error in its query and its fragment. */
export function tellError(target: string, error: unknown): string {
  return told(target, membersOf(error), true);
}

const denials = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

function membersOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof OAuthError) return { error: error.error, error_description: error.message };
  if (!(error instanceof AuthError)) throw error;
  const name = denials.includes(error.code) ? 'access_denied' : (oauthErrors[error.status] ?? 'server_error');
  return { error: name, error_code: error.code, error_description: error.message };
}
