/** A coded GoTrue error; its body depends on the API version that the request asks for. */
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

/** An error in the manner of OAuth: always status 400, `error` and `error_description`. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}
