import type { StorageClient } from '@supabase/storage-js';
import { assertAnswer } from './answerOf.ts';
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

interface NewFile {
  readonly path: string;
  readonly file: Blob;
  /** Its media type. */
  readonly type: string;
}

/** Puts a file into a bucket. @throws {ServiceError} as `storageDataOf`, and if the answer does not say that it is there */
export async function storeFile(bucket: ReturnType<StorageClient['from']>, { path, file, type }: NewFile): Promise<void> {
  // The bucket reads the type of the sent file, and browsers give none to "scan.pdf (1)".
  const { id } = await storageDataOf(bucket.upload(path, new Blob([file], { type })));
  assertAnswer(typeof id === 'string', 'names no stored file');
}
