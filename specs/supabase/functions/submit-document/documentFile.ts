import type { EdgeEnvironment } from '../../../contract.ts';
import type { Person } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

const BUCKET = 'kyc';

/** The first bytes of a stored file, and its stored media type. */
export interface FileStart {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/**
 * Reads the beginning of a file with its owner's rights, so that nobody learns about other files; an empty file has no bytes.
 * @throws {Refusal} 404 without such a file, 502 if the storage service does not respond
 */
export async function readFileStart(environment: EdgeEnvironment, path: string, person: Person): Promise<FileStart> {
  const headers = { apikey: environment.anonKey, authorization: person.authorization };
  const response = await ask(environment, `object/authenticated/${BUCKET}/${path}`, {
    headers: { ...headers, range: 'bytes=0-15' },
  });
  if (response.status === 416) return { bytes: new Uint8Array(), type: '' };
  if (response.status >= 500) throw new Refusal(502, 'unexpected_failure', `The storage service answered ${response.status}.`);
  if (!response.ok) throw new Refusal(404, 'document_not_found', 'There is no such file in the own folder.');
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()).slice(0, 16), type };
}

/**
 * Removes a file with the service key, because its owner may not.
 * @throws {Refusal} 502
 */
export async function removeFile(environment: EdgeEnvironment, path: string): Promise<void> {
  const { serviceRoleKey } = environment;
  const headers = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
  const { ok, status } = await ask(environment, `object/${BUCKET}/${path}`, { method: 'DELETE', headers });
  if (!ok && status !== 404) throw new Refusal(502, 'unexpected_failure', `The storage service answered ${status}.`);
}

async function ask({ url, fetch }: EdgeEnvironment, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(new Request(`${url}/storage/v1/${path}`, init));
  } catch (error) {
    throw new Refusal(502, 'unexpected_failure', `The storage service could not be reached: ${String(error)}.`);
  }
}
