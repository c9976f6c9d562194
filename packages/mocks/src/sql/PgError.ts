/** A Postgres error: SQLSTATE, message, DETAIL and HINT. */
export class PgError extends Error {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.name = 'PgError';
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}
