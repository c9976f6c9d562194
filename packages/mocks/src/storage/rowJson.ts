import type { Row } from '@duneline/specs/contract';

/** Prints a timestamp as the service does, in milliseconds and UTC. */
export function isoOf(time: unknown): string | null {
  return typeof time === 'string' ? new Date(time).toISOString() : null;
}

/** A string value; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The object in `metadata` or `user_metadata`. */
export function metadataOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A bucket in the service's format: a missing owner is an empty string. */
export function bucketJson(row: Row): Row {
  return {
    id: row['id'],
    name: row['name'],
    owner: row['owner'] ?? '',
    public: row['public'] === true,
    file_size_limit: row['file_size_limit'] === null ? null : Number(row['file_size_limit']),
    allowed_mime_types: row['allowed_mime_types'],
    created_at: isoOf(row['created_at']),
    updated_at: isoOf(row['updated_at']),
  };
}

/** An object in the format of lists. */
export function listedJson(row: Row, name: unknown = row['name']): Row {
  return {
    name,
    id: row['id'],
    updated_at: isoOf(row['updated_at']),
    created_at: isoOf(row['created_at']),
    last_accessed_at: isoOf(row['last_accessed_at']),
    metadata: row['metadata'],
  };
}

/** An object in the service's full format: missing strings are empty. */
export function objectJson(row: Row): Row {
  return {
    ...listedJson(row),
    bucket_id: row['bucket_id'] ?? '',
    owner: row['owner'] ?? '',
    owner_id: row['owner_id'] ?? '',
    version: row['version'] ?? '',
    user_metadata: row['user_metadata'],
  };
}
