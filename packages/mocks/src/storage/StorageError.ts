/** An error of the storage service; nearly all have the HTTP status 400, and the real status in the body. */
export class StorageError extends Error {
  readonly code: string;
  /** The status in the body. */
  readonly statusCode: number;
  /** The error name for older clients. */
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

/** The bucket does not exist, or the caller may not see it. */
export function noSuchBucket(): StorageError {
  return new StorageError('NoSuchBucket', 404, 'Bucket not found', { error: 'Bucket not found' });
}

/** The object does not exist, or the caller may not see it. */
export function noSuchKey(): StorageError {
  return new StorageError('NoSuchKey', 404, 'Object not found', { error: 'not_found' });
}

/** The caller may not do this. */
export function accessDenied(message: string, status = 400): StorageError {
  return new StorageError('AccessDenied', 403, message, { error: 'Unauthorized', status });
}

/** Something of that name exists already. */
export function alreadyExists(code: 'ResourceAlreadyExists' | 'KeyAlreadyExists' | 'BucketAlreadyExists'): StorageError {
  return new StorageError(code, 409, 'The resource already exists', { error: 'Duplicate' });
}

/** The file exceeds the limit of the bucket or the project. */
export function tooLarge(what = 'object'): StorageError {
  return new StorageError('EntityTooLarge', 413, `The ${what} exceeded the maximum allowed size`, { error: 'Payload too large' });
}

/** The request is malformed. */
export function invalidRequest(message: string, error = 'Error'): StorageError {
  return new StorageError('InvalidRequest', 400, message, { error });
}
