/** An error that PostgREST itself gives, with its status; what the database refuses is a PgError instead. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, details: unknown = null, hint: string | null = null) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}
