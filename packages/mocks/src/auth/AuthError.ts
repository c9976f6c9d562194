/** A GoTrue error with a code; its body depends on the API version that the request names. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Set for `weak_password`: which rules the password breaks. */
  readonly reasons: readonly string[] | null;

  constructor(status: number, code: string, message: string, reasons: readonly string[] | null = null) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** An OAuth error: status 400 with `error` and `error_description`. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}
