import { ServiceError } from './ServiceError.ts';

interface Outcome {
  readonly data: unknown;
  readonly error: (Error & { readonly status?: number | undefined }) | null;
}

/**
 * The data of an answer of the storage service.
 * @throws {ServiceError} with status 0 when no answer came
 */
export async function storageDataOf<Answer extends Outcome>(
  request: PromiseLike<Answer>,
): Promise<Extract<Answer, { readonly error: null }>['data']> {
  const { data, error } = await request;
  if (error) throw new ServiceError({ message: error.message }, error.status ?? 0);
  return data;
}
