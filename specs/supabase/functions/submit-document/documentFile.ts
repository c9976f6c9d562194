import type { EdgeEnvironment } from '../../../contract.ts';
import type { Person } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** The first and the last bytes of a stored file, and its stored media type. */
export interface StoredDocument {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
  readonly type: string;
}

/**
 * Reads both ends of a file with its owner's rights, so that nobody learns about other files; an empty file has no bytes.
 * @throws {Refusal} 404 without such a file, 502 if the storage service does not respond
 */
export async function readDocument(environment: EdgeEnvironment, path: string, person: Person): Promise<StoredDocument> {
  const { bytes: start, type } = await readPart(environment, path, person, 'bytes=0-15');
  if (start.length === 0) return { start, end: start, type };
  const { bytes: end } = await readPart(environment, path, person, 'bytes=-1024');
  return { start: start.slice(0, 16), end: end.slice(-1024), type };
}

async function readPart({ url, anonKey, fetch }: EdgeEnvironment, path: string, { authorization }: Person, range: string) {
  const headers = { apikey: anonKey, authorization, range };
  let response: Response;
  try {
    response = await fetch(new Request(`${url}/storage/v1/object/authenticated/kyc/${path}`, { headers }));
  } catch (error) {
    throw new Refusal(502, 'unexpected_failure', `The storage service could not be reached: ${String(error)}.`);
  }
  if (response.status === 416) return { bytes: new Uint8Array(), type: '' };
  if (response.status >= 500) throw new Refusal(502, 'unexpected_failure', `The storage service answered ${response.status}.`);
  if (!response.ok) throw new Refusal(404, 'document_not_found', 'There is no such file in the own folder.');
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()), type };
}
