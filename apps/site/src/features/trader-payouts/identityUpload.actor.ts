import {
  kycUploadMachine,
  viewOfKycUpload,
  type KycUploadEvent,
  type KycUploadInput,
  type KycUploadView,
} from '@duneline/machines';
import { isAnswer } from '@duneline/specs/answers/submitDocument';
import { createActor, fromPromise } from 'xstate';
import { callFunction } from '../../lib/backend/callFunction.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import type { ChosenDocument } from './chosenDocument.ts';
import type { Document } from './identity.ts';
import { sendDocument } from './sendDocument.ts';
import { forgetUploadDraft } from './uploadDraft.ts';

/** Starts the upload of one identity document of the kind that the form says at the end. */
export function startIdentityUpload(
  input: KycUploadInput,
  kind: () => Document['kind'],
): FlowStarter<KycUploadView, KycUploadEvent> {
  return (onView) => {
    const onProgress = (fraction: number) => actor.send({ type: 'upload.progress', fraction });
    const actor = createActor(
      kycUploadMachine.provide({
        actors: {
          uploadFile: fromPromise(({ input: chosen, signal }) => {
            if (!isChosen(chosen)) throw new TypeError('The upload begins with a file that was chosen.');
            return sendDocument(chosen, kind(), { onProgress, signal });
          }),
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

const isChosen = (chosen: unknown): chosen is ChosenDocument => Object(chosen).file instanceof File;

/** Hands the file in for review, after its content was checked. @throws {ServiceError} such as `document_content_wrong` */
async function submit(path: string, kind: Document['kind']): Promise<void> {
  try {
    await callFunction('submit-document', { body: { path, kind } }, isAnswer);
  } catch (error) {
    // The service removed it or does not find it: the same file has to be uploaded from the start.
    if (error instanceof ServiceError && [404, 409, 422].includes(error.status)) forgetUploadDraft();
    throw error;
  }
  forgetUploadDraft();
}
