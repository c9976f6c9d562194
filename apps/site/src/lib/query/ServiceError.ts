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

/** Of an error of ours, of the auth service (`AuthError`) or of the browser. */
interface ErrorFields {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
}

const fieldsOf = (error: unknown): ErrorFields => Object(error);

/** Whether the same request may succeed later: no response, too many requests, or a server error. */
export function isTransient(error: unknown): boolean {
  const { name, status } = fieldsOf(error);
  if (typeof status !== 'number') return name !== 'AbortError';
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** Whether the request ended because nothing came within its time limit; the message has the name too (`fetchInTime`). */
export function isTimedOut(error: unknown): boolean {
  const { name, message } = fieldsOf(error);
  return name === 'TimeoutError' || (typeof message === 'string' && message.startsWith('TimeoutError'));
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
