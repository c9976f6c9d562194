import { StorageError } from './StorageError.ts';

const keyPattern = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketPattern = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;
const longestKey = 1024;

/** @throws InvalidKey for invalid characters and path traversal, S3Error for a key above 1024 bytes */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw invalidKey(key);
  if (key.split('/').some((part) => part === '.' || part === '..')) throw invalidKey(`${key} contains dot path segment`);
  if (key.length > longestKey) throw new StorageError('S3Error', 400, 'KeyTooLongError', { error: 'Your key is too long' });
}

/** @throws InvalidBucketName unless the name has one to a hundred allowed characters */
export function assertBucketName(name: string): void {
  if (!bucketPattern.test(name)) {
    throw new StorageError('InvalidBucketName', 400, 'Bucket name invalid', { error: 'Invalid Input' });
  }
}

/** Whether a key is that of the placeholder object that the dashboard creates in an empty folder, which must be empty itself. */
export function isEmptyFolder(key: string): boolean {
  return key.endsWith('.emptyFolderPlaceholder');
}

function invalidKey(key: string): StorageError {
  return new StorageError('InvalidKey', 400, `Invalid key: ${key}`);
}
