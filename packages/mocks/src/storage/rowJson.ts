import type { Row } from '@duneline/specs/contract';

/** A moment as the service prints it, in milliseconds and UTC. */
export function isoOf(time: unknown): string | null {
  return typeof time === 'string' ? new Date(time).toISOString() : null;
}

/** The text in a column or a member; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The object in a row's `metadata` or `user_metadata`. */
export function metadataOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A bucket as the service prints it: a missing owner is an empty text. */
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

/** What a list says of an object. */
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

/** A whole object as the service prints it: texts that are missing are empty ones. */
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
