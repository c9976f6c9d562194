/** An error of PostgREST itself, with its status. Errors of the database are PgErrors. */
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
