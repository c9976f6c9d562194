import { json } from '../gateway/json.ts';
import { PgError } from '../sql/PgError.ts';
import { StorageError, accessDenied, alreadyExists } from './StorageError.ts';

/** The response for an error of the storage service or of the database. Other errors are rethrown. */
export function errorResponse(thrown: unknown): Response {
  const { status, statusCode, code, error, message } = storageErrorOf(thrown);
  return json(status, { statusCode: String(statusCode), code, error, message });
}

/** Converts a database error to a storage error. Other errors are rethrown. */
export function storageErrorOf(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown;
  if (!(thrown instanceof PgError)) throw thrown;
  const { code, message, details } = thrown;
  switch (code) {
    case '42501':
      return accessDenied(message.includes('row-level security') ? 'new row violates row-level security policy' : message);
    case '23505':
      return alreadyExists('ResourceAlreadyExists');
    case '23503':
      return details?.includes('is still referenced from table') === true
        ? new StorageError(
            'ResourceReferenced',
            409,
            'The resource could not be updated or removed due to a foreign key constraint',
          )
        : new StorageError('InvalidRequest', 404, 'The related resource does not exist');
    case '22P02':
      return new StorageError('InvalidParameter', 400, message);
    case '42P17':
      return new StorageError('DatabaseInvalidObjectDefinition', 503, 'The database schema is invalid or incompatible.');
    case '42703':
    case '42P01':
      return new StorageError(
        'DatabaseSchemaMismatch',
        503,
        `There is a database schema mismatch in a trigger or RLS policy: ${message}`,
      );
    default:
      return new StorageError('DatabaseError', 500, `database error, code: ${code}`);
  }
}
