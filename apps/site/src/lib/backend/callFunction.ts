import { ServiceError } from '../query/ServiceError.ts';
import { getFunctions } from './client.ts';

/**
 * Calls an edge function in the name of whoever is signed in.
 * @param name with its query
 * @param isAnswer what the answer must be (`@duneline/specs/answers/…`); the page of a proxy or hotspot with status 200 is none
 * @throws {ServiceError} with the function's code and sentence; `offline` with status 0 when no answer of the function came
 */
export async function callFunction<Answer>(
  name: string,
  options: { readonly body: Readonly<Record<string, unknown>>; readonly signal?: AbortSignal } | { readonly method: 'GET' },
  isAnswer: (answer: unknown) => answer is Answer,
): Promise<Answer> {
  const functions = await getFunctions();
  const { data, error } = await functions.invoke<unknown>(name, options);
  if (error || !isAnswer(data)) throw await errorOf(error);
  return data;
}

async function errorOf(error: unknown): Promise<ServiceError> {
  const { context }: { readonly context?: unknown } = Object(error);
  if (!(context instanceof Response)) {
    const { name }: { readonly name?: unknown } = Object(context);
    return new ServiceError({ message: typeof name === 'string' ? name : '', code: 'offline' }, 0);
  }
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(
    await context.json().catch(() => null),
  );
  const said = typeof message === 'string' ? message : '';
  return new ServiceError({ message: said, code: typeof code === 'string' ? code : 'unexpected_failure' }, context.status);
}
