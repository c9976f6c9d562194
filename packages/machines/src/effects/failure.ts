import { fieldOf } from './fieldOf.ts';

/** The argument of an `onError` transition. */
export interface Failed {
  readonly event: { readonly error: unknown };
}

/** The actor's error, as a guard parameter. */
export function errorOf({ event }: Failed): unknown {
  return event.error;
}

/** The action `rememberError`, with the actor's error. */
export const rememberError = { type: 'rememberError', params: ({ event }: Failed) => ({ error: event.error }) } as const;

/** The HTTP status of an error; 0 if there is none, for example without a response. */
export function statusOf(error: unknown): number {
  return Number(fieldOf(error, 'status') ?? 0);
}

/** The server's error code; `''` if there is none. */
export function codeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : '';
}

/** Whether the server rejected the request, so that repeating it would have no effect. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}
