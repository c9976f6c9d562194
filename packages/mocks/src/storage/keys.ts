import { StorageError } from './StorageError.ts';

const keyPattern = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketPattern = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;
const longestKey = 1024;

/** @throws InvalidKey for characters that storage does not take and for steps to another folder, S3Error for a key above 1024 bytes. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw invalidKey(key);
  if (key.split('/').some((part) => part === '.' || part === '..')) throw invalidKey(`${key} contains dot path segment`);
  if (key.length > longestKey) throw new StorageError('S3Error', 400, 'KeyTooLongError', { error: 'Your key is too long' });
}

/** @throws InvalidBucketName for anything but one to a hundred of the characters that storage takes. */
export function assertBucketName(name: string): void {
  if (!bucketPattern.test(name)) {
    throw new StorageError('InvalidBucketName', 400, 'Bucket name invalid', { error: 'Invalid Input' });
  }
}

/** The last part of the object that the dashboard lays into an empty folder, and which must be empty itself. */
export function isEmptyFolder(key: string): boolean {
  return key.endsWith('.emptyFolderPlaceholder');
}

function invalidKey(key: string): StorageError {
  return new StorageError('InvalidKey', 400, `Invalid key: ${key}`);
}
