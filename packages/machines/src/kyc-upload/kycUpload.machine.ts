import { assign, setup } from 'xstate';
import { errorOf, rememberError, statusOf } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';

/** The fields of a file that the machine uses. */
export interface KycFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type by its content, `null` if that is of no known type. */
  readonly content: string | null;
}

/** The rules of the bucket. */
export interface KycRules {
  readonly maxBytes: number;
  /** MIME types. */
  readonly types: readonly string[];
}

export interface KycUploadInput {
  readonly rules: KycRules;
  /** The state of the newest document of this kind, `null` if there is none. */
  readonly status: 'pending' | 'approved' | 'rejected' | null;
  /** Why it was rejected. */
  readonly reason: string | null;
  /** Path of a file that has arrived and is not submitted yet, `''` if there is none. */
  readonly path: string;
}

export interface KycUploadContext extends KycUploadInput {
  readonly file: KycFile | null;
  /** Why the last selected file was rejected; `refused` by the server, whose error is in `error`. */
  readonly problem: 'type' | 'size' | 'empty' | 'content' | 'refused' | null;
  /** Upload progress, 0 to 1. */
  readonly progress: number;
  /** The error of the last attempt. */
  readonly error: unknown;
}

export type KycUploadEvent =
  | { readonly type: 'file.choose'; readonly file: KycFile }
  | { readonly type: 'file.remove' }
  | { readonly type: 'upload.start' }
  | { readonly type: 'upload.progress'; readonly fraction: number }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'review.approve' }
  | { readonly type: 'review.reject'; readonly reason: string };

/** An identity document (spec §2: kyc): selected, validated, uploaded, reviewed. Provide `uploadFile` and `submitDocument`. */
export const kycUploadMachine = setup({
  types: {
    input: {} as KycUploadInput,
    context: {} as KycUploadContext,
    events: {} as KycUploadEvent,
    tags: {} as KycUploadStatus,
  },
  actors: {
    /** Provided: uploads the file and returns its path; sends `upload.progress` meanwhile. */
    uploadFile: requireActor<string, KycFile | null>('uploadFile'),
    /** Provided: submits the uploaded file for review. */
    submitDocument: requireActor<unknown, string>('submitDocument'),
  },
  actions: {
    tellType: assign({ problem: 'type' }),
    tellSize: assign({ problem: 'size' }),
    tellEmpty: assign({ problem: 'empty' }),
    tellContent: assign({ problem: 'content' }),
    takeFile: assign(({ event }) => (event.type === 'file.choose' ? { file: event.file, problem: null } : {})),
    tellRefusal: assign({ problem: 'refused' }),
    removeFile: assign({ file: null, path: '' }),
    resetProgress: assign({ progress: 0, error: null }),
    noteProgress: assign(({ context, event }) =>
      event.type === 'upload.progress' ? { progress: Math.max(context.progress, Math.min(event.fraction, 1)) } : {},
    ),
    rememberPath: assign((_, params: { readonly path: string }) => ({ ...params, progress: 1 })),
    rememberError: assign((_, params: { readonly error: unknown }) => params),
    rememberReason: assign(({ event }) => (event.type === 'review.reject' ? { reason: event.reason } : {})),
  },
  guards: {
    isApproved: ({ context }) => context.status === 'approved',
    isRejected: ({ context }) => context.status === 'rejected',
    isUnderReview: ({ context }) => context.status === 'pending',
    isTypeWrong: ({ context, event }) => event.type === 'file.choose' && !context.rules.types.includes(event.file.type),
    isTooLarge: ({ context, event }) => event.type === 'file.choose' && event.file.size > context.rules.maxBytes,
    isEmpty: ({ event }) => event.type === 'file.choose' && event.file.size === 0,
    isContentWrong: ({ event }) => event.type === 'file.choose' && event.file.content !== event.file.type,
    // The server refused it and removed it, or it is not there any more.
    isFileGone: (_, error: unknown) => [404, 409, 422].includes(statusOf(error)),
    hasArrived: ({ context }) => context.path !== '',
  },
}).createMachine({
  id: 'kyc-upload',
  context: ({ input }) => ({ ...input, file: null, problem: null, progress: 0, error: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isUnderReview', target: 'reviewing' },
        { guard: 'hasArrived', target: 'asking.arrived' },
        { guard: 'isRejected', target: 'asking.rejected' },
        { target: 'asking.empty' },
      ],
    },
    asking: {
      initial: 'empty',
      on: {
        'file.choose': [
          { guard: 'isTypeWrong', actions: 'tellType' },
          { guard: 'isTooLarge', actions: 'tellSize' },
          { guard: 'isEmpty', actions: 'tellEmpty' },
          { guard: 'isContentWrong', actions: 'tellContent' },
          { target: 'asking.ready', actions: 'takeFile' },
        ],
      },
      states: {
        empty: { tags: 'empty' },
        rejected: { tags: 'rejected' },
        arrived: { tags: 'arrived', on: { 'upload.start': { target: '#kyc-upload.submitting', actions: 'resetProgress' } } },
        ready: {
          tags: 'ready',
          on: {
            'file.remove': { target: 'empty', actions: 'removeFile' },
            'upload.start': { target: '#kyc-upload.uploading', actions: 'resetProgress' },
          },
        },
      },
    },
    uploading: {
      tags: 'uploading',
      invoke: {
        src: 'uploadFile',
        input: ({ context }) => context.file,
        onDone: { target: 'submitting', actions: { type: 'rememberPath', params: ({ event }) => ({ path: event.output }) } },
        onError: { target: 'interrupted', actions: rememberError },
      },
      on: { 'upload.progress': { actions: 'noteProgress' }, 'upload.cancel': { target: 'asking.ready' } },
    },
    interrupted: {
      tags: 'failed',
      on: {
        'upload.retry': { target: 'uploading', actions: 'resetProgress' },
        'upload.cancel': { target: 'asking.ready' },
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        src: 'submitDocument',
        input: ({ context }) => context.path,
        onDone: { target: 'reviewing' },
        onError: [
          {
            guard: { type: 'isFileGone', params: errorOf },
            target: 'asking.empty',
            actions: [rememberError, 'tellRefusal', 'removeFile'],
          },
          { target: 'unsubmitted', actions: rememberError },
        ],
      },
    },
    unsubmitted: {
      tags: 'failed',
      on: { 'upload.retry': { target: 'submitting' }, 'upload.cancel': { target: 'asking.empty', actions: 'removeFile' } },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'review.approve': { target: 'approved' },
        'review.reject': { target: 'asking.rejected', actions: ['rememberReason', 'removeFile'] },
      },
    },
    approved: { type: 'final', tags: 'approved' },
  },
});

/** The state of the document; `failed` can be retried, and uploaded bytes are not sent again. */
export type KycUploadStatus =
  | 'empty'
  | 'arrived'
  | 'ready'
  | 'uploading'
  | 'submitting'
  | 'failed'
  | 'reviewing'
  | 'rejected'
  | 'approved';
