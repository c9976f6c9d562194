/** PostgREST's error response. */
export interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** A failed request to the backend; `status` 0 means that there was no response. */
export class ServiceError extends Error {
  readonly status: number;
  /** PostgREST's code, Postgres' SQLSTATE or an edge function's code; `''` if there is none. */
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

/** Whether the same request may succeed later: no response, too many requests, or a server error. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return !(error instanceof Error) || error.name !== 'AbortError';
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** Whether the request ended because nothing came within its time limit; supabase-js keeps the name of the error in the message. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 0 && error.message.startsWith('TimeoutError');
}

/** Whether the token ran out while the request was on its way, as when a computer sleeps: the client sends the next one with a new token. */
export function isTokenExpired(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 401 && error.message === 'JWT expired';
}

/** Whether the server has refused the request, so that it was certainly not done. */
export function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500;
}

/**
 * The answer to a change was lost. `isKnown`: what is stored was read afterwards, and the change is not in it; otherwise it could not
 * be read either.
 */
export class LostAnswer extends ServiceError {
  readonly isKnown: boolean;

  constructor(isKnown: boolean, cause: unknown) {
    super({ message: `The answer was lost, and the change ${isKnown ? 'was not made' : 'could not be looked for'}.` }, 0);
    this.cause = cause;
    this.isKnown = isKnown;
  }
}
