import { fieldOf } from './fieldOf.ts';

/** What a transition's `onError` is given. */
export interface Failed {
  readonly event: { readonly error: unknown };
}

/** What the actor failed with, as the parameter of a guard. */
export function errorOf({ event }: Failed): unknown {
  return event.error;
}

/** The action `rememberError` with what the actor failed with. */
export const rememberError = { type: 'rememberError', params: ({ event }: Failed) => ({ error: event.error }) } as const;

/** The HTTP status of a failure; 0 when it has none, as when no answer came. */
export function statusOf(error: unknown): number {
  return Number(fieldOf(error, 'status') ?? 0);
}

/** The server's code of a failure; `''` when it has none. */
export function codeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : '';
}

/** Whether the server has answered, and answered no: the request did nothing, and would do nothing again. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}
