import type { Row } from '@duneline/specs/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Project } from '../project.ts';
import type { Upload } from './readUpload.ts';

/** The metadata of a stored file. */
export function fileMetadata(project: Project, file: Pick<Upload, 'bytes' | 'mimetype' | 'cacheControl'>): Row {
  const { bytes, mimetype, cacheControl } = file;
  const digest = bytesToHex(sha256(bytes).subarray(0, 16));
  return {
    eTag: `"${digest}"`,
    size: bytes.length,
    mimetype,
    cacheControl,
    lastModified: new Date(project.clock.now()).toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}
