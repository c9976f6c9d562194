import type { BucketSpec } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import type { Session } from '../session/Session.ts';
import { uuidOfText } from '../uuidOfText.ts';
import { fromBase64 } from './base64.ts';
import { fileMetadata } from './fileMetadata.ts';
import { insertInto } from './rows.ts';

/** Creates the spec's buckets and their objects. */
export function loadBuckets(project: Project, system: Session): void {
  for (const bucket of project.spec.buckets ?? []) {
    insertInto(system, 'storage.buckets', {
      id: bucket.id,
      name: bucket.name,
      public: bucket.isPublic,
      file_size_limit: bucket.fileSizeLimit,
      allowed_mime_types: bucket.allowedMimeTypes,
    });
    for (const object of bucket.objects) plantObject(project, system, bucket, object);
  }
}

function plantObject(project: Project, system: Session, { id: bucket }: BucketSpec, object: BucketSpec['objects'][number]): void {
  const { path, contentType, base64 } = object;
  const version = uuidOfText(`version of ${bucket}/${path}`);
  const file = { bytes: fromBase64(base64), mimetype: contentType, cacheControl: 'max-age=3600' };
  insertInto(system, 'storage.objects', {
    id: uuidOfText(`object ${bucket}/${path}`),
    bucket_id: bucket,
    name: path,
    metadata: fileMetadata(project, file),
    user_metadata: {},
    version,
  });
  project.blobs.put(version, file.bytes);
}
