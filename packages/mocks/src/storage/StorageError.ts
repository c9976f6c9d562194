/** What the storage service answers instead of a result; nearly all of them go out with HTTP 400, and say in the body what they are. */
export class StorageError extends Error {
  readonly code: string;
  /** The status in the body. */
  readonly statusCode: number;
  /** The name that older clients know it by. */
  readonly error: string;
  /** The status of the response. */
  readonly status: number;

  constructor(
    code: string,
    statusCode: number,
    message: string,
    { error = code, status = statusCode === 500 ? 500 : 400 }: { readonly error?: string; readonly status?: number } = {},
  ) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
    this.statusCode = statusCode;
    this.error = error;
    this.status = status;
  }
}

/** No bucket of this id, or none that the caller may see. */
export function noSuchBucket(): StorageError {
  return new StorageError('NoSuchBucket', 404, 'Bucket not found', { error: 'Bucket not found' });
}

/** No object under this key, or none that the caller may see. */
export function noSuchKey(): StorageError {
  return new StorageError('NoSuchKey', 404, 'Object not found', { error: 'not_found' });
}

/** The caller may not do this. */
export function accessDenied(message: string, status = 400): StorageError {
  return new StorageError('AccessDenied', 403, message, { error: 'Unauthorized', status });
}

/** Something of that name is there already. */
export function alreadyExists(code: 'ResourceAlreadyExists' | 'KeyAlreadyExists' | 'BucketAlreadyExists'): StorageError {
  return new StorageError(code, 409, 'The resource already exists', { error: 'Duplicate' });
}

/** More bytes than the bucket or the project takes. */
export function tooLarge(what = 'object'): StorageError {
  return new StorageError('EntityTooLarge', 413, `The ${what} exceeded the maximum allowed size`, { error: 'Payload too large' });
}

/** A request that does not have the form the route wants. */
export function invalidRequest(message: string, error = 'Error'): StorageError {
  return new StorageError('InvalidRequest', 400, message, { error });
}
