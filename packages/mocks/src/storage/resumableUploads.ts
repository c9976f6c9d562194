import type { Project } from '../project.ts';
import type { Bytes } from './Blobs.ts';
import { TusError } from './tus.ts';
import type { TusMetadata } from './tusMetadata.ts';

/** A resumable upload; the received bytes are stored among the blobs under its id. */
export type ResumableUpload = {
  readonly id: string;
  readonly bucket: string;
  readonly key: string;
  readonly offset: number;
  /** Total size in bytes; `null` until the client sends it. */
  readonly length: number | null;
  readonly metadata: TusMetadata;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

/** Lifetime of an unfinished upload, in milliseconds. */
export const uploadLifetime = 86_400_000;

/** Stores an upload's state. */
export function saveUpload(project: Project, upload: ResumableUpload): void {
  const { store } = project;
  const table = store.table('storage', 'resumable_uploads');
  const [id] = table.find(['id'], [upload.id]);
  store.transaction(() => {
    if (id === undefined) store.insert(table, upload);
    else store.replace(table, id, upload);
  });
}

/**
 * Finds an upload.
 * @throws TusError 404, or 410 if it has expired
 */
export function findUpload(project: Project, uploadId: string): ResumableUpload {
  const table = project.store.table('storage', 'resumable_uploads');
  const [id] = table.find(['id'], [uploadId]);
  const row = id === undefined ? undefined : table.get(id);
  if (row === undefined) throw new TusError(404, 'The file for this url was not found\n');
  const upload = row as ResumableUpload;
  if (project.clock.now() > upload.createdAt + uploadLifetime) {
    throw new TusError(410, 'The file for this url no longer exists\n');
  }
  return upload;
}

/** Removes an upload and its bytes. */
export function removeUpload(project: Project, { id: uploadId }: ResumableUpload): void {
  const { store } = project;
  const table = store.table('storage', 'resumable_uploads');
  store.transaction(() => table.find(['id'], [uploadId]).forEach((id) => store.remove(table, id)));
  project.blobs.delete(uploadId);
}

/** The received bytes of an upload. */
export function bytesOf(project: Project, { id }: ResumableUpload): Bytes {
  return project.blobs.get(id) ?? new Uint8Array();
}
