import { getClient } from './client.ts';

/** Why an edge function did not do what it was asked for; `status` 0 and `offline` mean that no answer came. */
export interface FunctionFailure {
  readonly status: number;
  readonly code: string;
}

/**
 * What an edge function answers.
 * @param name with its query
 * @throws {FunctionFailure}
 */
export async function callFunction<Answer>(
  name: string,
  options: { readonly body: object } | { readonly method: 'GET' },
): Promise<Answer> {
  const client = await getClient();
  const { data, error } = await client.functions.invoke<Answer>(name, options);
  if (error || data === null) throw await failureOf(error);
  return data;
}

async function failureOf(error: unknown): Promise<FunctionFailure> {
  const { context }: { readonly context?: unknown } = Object(error);
  if (!(context instanceof Response)) return { status: 0, code: 'offline' };
  const { code }: { readonly code?: unknown } = Object(await context.json().catch(() => null));
  return { status: context.status, code: typeof code === 'string' ? code : 'unexpected_failure' };
}
