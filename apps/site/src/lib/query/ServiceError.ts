/** What PostgREST says about a request that it refused or could not answer. */
export interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** A request to the backend that failed; `status` 0 means that no answer came. */
export class ServiceError extends Error {
  readonly status: number;
  /** PostgREST's code or Postgres' SQLSTATE; `''` without one. */
  readonly code: string;
  readonly details: string;
  readonly hint: string;

  constructor({ message, code, details, hint }: Refusal, status: number) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code ?? '';
    this.details = details ?? '';
    this.hint = hint ?? '';
  }
}

/** Whether the same request may succeed a moment later: nothing answered, too many requests, or the service failed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return !(error instanceof Error) || error.name !== 'AbortError';
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
