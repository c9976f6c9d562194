import {
  kycUploadMachine,
  viewOfKycUpload,
  type KycUploadEvent,
  type KycUploadInput,
  type KycUploadView,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { getClient } from '../../lib/backend/client.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';
import type { Document } from './identity.ts';
import { randomId } from '../../lib/id/randomId.ts';

/** Starts the upload of one identity document of the kind that the form says at the end. */
export function startIdentityUpload(
  input: KycUploadInput,
  kind: () => Document['kind'],
): FlowStarter<KycUploadView, KycUploadEvent> {
  return (onView) => {
    const actor = createActor(
      kycUploadMachine.provide({
        actors: {
          uploadFile: fromPromise(({ input: file }) => upload(file)),
          submitDocument: fromPromise(({ input: path }) => submit(path, kind())),
        },
      }),
      { input },
    );
    actor.subscribe((snapshot) => onView(viewOfKycUpload(snapshot)));
    actor.start();
    return actor;
  };
}

/** Puts the file into its owner's folder. @throws {StorageError} */
async function upload(file: unknown): Promise<string> {
  if (!(file instanceof File)) throw new TypeError('The upload begins with a file that was chosen.');
  const client = await getClient();
  const path = `${await readOwnId()}/${randomId()}.${file.name.split('.').at(-1) ?? 'pdf'}`;
  const { data, error } = await client.storage.from('kyc').upload(path, file, { contentType: file.type });
  if (error) throw error;
  return data.path;
}

/** Hands the file in for review. @throws {ServiceError} */
async function submit(path: string, kind: Document['kind']): Promise<void> {
  const client = await getClient();
  await dataOf(client.from('kyc_documents').insert({ kind, storage_path: path }));
}
