import { ServiceError } from '../query/ServiceError.ts';
import { sendPart, type PartAnswer, type PartRequest } from './sendPart.ts';

/** The storage service takes parts of exactly so many bytes, and the rest as the last one. */
const PART_BYTES = 6 * 1024 * 1024;

export interface PartedUpload {
  readonly file: Blob;
  /** Where uploads are begun. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bucket, object name and media type. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Address of an upload of the same file that was begun before. */
  readonly begun: string | null;
  /** Called with the address under which the upload can be continued. */
  readonly onBegun: (address: string) => void;
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file by tus 1.0.0, which the storage service speaks: in parts, from where an earlier attempt stopped.
 * @throws {ServiceError} when a part is refused, or with status 0 when no answer comes
 */
export async function uploadInParts(upload: PartedUpload): Promise<void> {
  const { file, onBegun, onProgress } = upload;
  const before = upload.begun === null ? null : await readOffset(upload, upload.begun);
  const address = (before === null ? null : upload.begun) ?? (await begin(upload));
  if (before === null) onBegun(address);
  let offset = before ?? 0;
  onProgress(offset / file.size);
  while (offset < file.size) {
    const from = offset;
    const answer = await send(upload, {
      method: 'PATCH',
      address,
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(from, from + PART_BYTES),
      onSent: (bytes) => onProgress((from + bytes) / file.size),
    });
    offset = Number(assertTaken(answer).header('upload-offset'));
    if (!(offset > from)) throw new ServiceError({ message: 'The service took nothing of a part.' }, 502);
    onProgress(offset / file.size);
  }
}

/** How much of an upload has arrived; `null` when the service does not know it any more. */
async function readOffset(upload: PartedUpload, address: string): Promise<number | null> {
  const { status, header } = await send(upload, { method: 'HEAD', address, headers: {} });
  if (status === 0) throw new ServiceError({ message: '', code: 'offline' }, 0);
  const isSame = status === 200 && Number(header('upload-length')) === upload.file.size;
  return isSame ? Number(header('upload-offset')) : null;
}

async function begin(upload: PartedUpload): Promise<string> {
  const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  const metadata = Object.entries(upload.metadata).map(([name, value]) => `${name} ${encode(value)}`);
  const headers = { 'upload-length': String(upload.file.size), 'upload-metadata': metadata.join(',') };
  const answer = assertTaken(await send(upload, { method: 'POST', address: upload.endpoint, headers }));
  return new URL(answer.header('location') ?? '', upload.endpoint).href;
}

function send({ headers, signal }: PartedUpload, request: PartRequest): Promise<PartAnswer> {
  return sendPart({ ...request, signal, headers: { ...headers, 'tus-resumable': '1.0.0', ...request.headers } });
}

function assertTaken(answer: PartAnswer): PartAnswer {
  if (answer.status === 0) throw new ServiceError({ message: '', code: 'offline' }, 0);
  if (answer.status >= 400) throw new ServiceError({ message: 'The storage service refused a part.' }, answer.status);
  return answer;
}
