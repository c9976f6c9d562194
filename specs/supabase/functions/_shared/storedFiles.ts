import type { EdgeEnvironment } from '../../../contract.ts';
import { send } from './platform.ts';
import { Refusal } from './Refusal.ts';

/**
 * The names of the files in a folder, with the service key.
 * @throws {Refusal} 502
 */
export async function listFolder(environment: EdgeEnvironment, bucket: string, folder: string): Promise<readonly string[]> {
  const files = await ask(environment, 'POST', `object/list/${bucket}`, { prefix: folder, limit: 1000 });
  return (files as readonly { readonly name: string }[]).map(({ name }) => `${folder}/${name}`);
}

/**
 * Removes files with the service key, content and all; those that do not exist are no error.
 * @throws {Refusal} 502
 */
export async function removeFiles(environment: EdgeEnvironment, bucket: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await ask(environment, 'DELETE', `object/${bucket}`, { prefixes: paths });
}

async function ask(environment: EdgeEnvironment, method: string, path: string, body: object): Promise<unknown> {
  const { serviceRoleKey: key } = environment;
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await send(environment, `/storage/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.status < 400) return answer.body;
  throw new Refusal(502, 'unexpected_failure', `The storage service answered ${answer.status}.`);
}
