import { AuthError, OAuthError } from '../AuthError.ts';
import { oauthErrors, addRedirectParams, addQueryParams } from '../redirect.ts';

/** Adds an error to a URL's query, for failures before a flow is identified. Other errors are rethrown. */
export function addErrorQuery(target: string, error: unknown): string {
  return addQueryParams(target, membersOf(error));
}

/** Adds an error to a URL's query and fragment. */
export function addErrorParams(target: string, error: unknown): string {
  return addRedirectParams(target, membersOf(error), true);
}

const denials = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

function membersOf(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof OAuthError) return { error: error.error, error_description: error.message };
  if (!(error instanceof AuthError)) throw error;
  const name = denials.includes(error.code) ? 'access_denied' : (oauthErrors[error.status] ?? 'server_error');
  return { error: name, error_code: error.code, error_description: error.message };
}
