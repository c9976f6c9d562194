import { assign, setup } from 'xstate';
import { errorOf, rememberError, statusOf } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';

/** Column name → value of a content row. */
export type ContentFields = Readonly<Record<string, unknown>>;

/** A content row in the database. */
export interface ContentRow {
  readonly fields: ContentFields;
  /** Incremented by every change. */
  readonly version: number;
}

export interface ContentDraftInput {
  readonly row: ContentRow;
  /** The stored draft of the row: the changed columns. `null` if there is none. */
  readonly changes: ContentFields | null;
}

export interface ContentDraftContext extends ContentDraftInput {
  /** The row with another user's changes. */
  readonly theirs: ContentRow | null;
  /** The error of the last attempt. */
  readonly error: unknown;
}

export type ContentDraftEvent =
  | { readonly type: 'field.change'; readonly name: string; readonly value: unknown }
  | { readonly type: 'draft.save' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'content.publish' }
  /** `fields`: the values of an earlier version. */
  | { readonly type: 'content.rollBack'; readonly fields: ContentFields }
  /** The row was changed in the database, by any user. */
  | { readonly type: 'row.change'; readonly row: ContentRow }
  | { readonly type: 'conflict.read' }
  | { readonly type: 'conflict.compare' }
  | { readonly type: 'conflict.close' }
  | { readonly type: 'conflict.takeTheirs' }
  | { readonly type: 'conflict.keepMine' };

/** A draft to store or publish: the changes, and the version that they are based on. */
export interface ContentDraft {
  readonly changes: ContentFields;
  readonly version: number;
}

/**
 * Draft, preview, publish (decisions: admin console). Another user's changes are never overwritten without a decision. Provide
 * `saveDraft`, `publish` (returns the new version; rejects with `{ status: 409 }` on a conflict), `readRow` and `deleteDraft`.
 */
export const contentDraftMachine = setup({
  types: {
    input: {} as ContentDraftInput,
    context: {} as ContentDraftContext,
    events: {} as ContentDraftEvent,
    tags: {} as ContentDraftStatus | 'live' | 'draft',
  },
  actors: {
    /** Provided: stores the draft for all admins. */
    saveDraft: requireActor<unknown, ContentDraft>('saveDraft'),
    /** Provided: publishes the changes if the row still has this version. */
    publish: requireActor<number, ContentDraft>('publish'),
    /** Provided: the current row. */
    readRow: requireActor<ContentRow>('readRow'),
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === 'field.change' ? { changes: { ...context.changes, [event.name]: event.value }, error: null } : {},
    ),
    takeFields: assign(({ event }) => (event.type === 'content.rollBack' ? { changes: event.fields, error: null } : {})),
    takeRow: assign(({ event }) => (event.type === 'row.change' ? { row: event.row } : {})),
    rememberTheirs: assign((_, params: { readonly theirs: ContentRow }) => params),
    takeTheirs: assign(({ context }) => ({ row: context.theirs ?? context.row, theirs: null })),
    dropChanges: assign({ changes: null, error: null }),
    applyChanges: assign(({ context }, params: { readonly version: number }) => ({
      row: { fields: { ...context.row.fields, ...context.changes }, version: params.version },
    })),
    rememberError: assign((_, params: { readonly error: unknown }) => params),
    /** Provided: deletes the stored draft. */
    deleteDraft: () => {},
  },
  guards: {
    isDraftKept: ({ context }) => context.changes !== null,
    isNewer: ({ context, event }) => event.type === 'row.change' && event.row.version > (context.theirs ?? context.row).version,
    isConflict: (_, error: unknown) => statusOf(error) === 409,
  },
}).createMachine({
  id: 'content-draft',
  context: ({ input }) => ({ ...input, theirs: null, error: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isDraftKept', target: 'draft.saved' }, { target: 'live.unchanged' }] },
    live: {
      tags: 'live',
      initial: 'unchanged',
      on: {
        'field.change': { target: 'draft.dirty', actions: 'changeField' },
        'content.rollBack': { target: 'rollingBack', actions: 'takeFields' },
        'row.change': { guard: 'isNewer', target: 'live.unchanged', actions: 'takeRow' },
      },
      states: { unchanged: { tags: 'unchanged' }, published: { tags: 'published' }, rolledBack: { tags: 'rolledBack' } },
    },
    draft: {
      tags: 'draft',
      initial: 'dirty',
      on: {
        'field.change': { target: 'draft.dirty', actions: 'changeField' },
        'draft.discard': { target: 'live.unchanged', actions: ['dropChanges', 'deleteDraft'] },
        'row.change': {
          guard: 'isNewer',
          target: 'conflict.deciding',
          actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.row }) },
        },
      },
      states: {
        dirty: { tags: 'dirty', on: { 'draft.save': { target: '#content-draft.saving' } } },
        saved: {
          tags: 'saved',
          on: { 'preview.open': { target: 'previewing' }, 'content.publish': { target: '#content-draft.publishing' } },
        },
        previewing: {
          tags: 'previewing',
          on: { 'preview.close': { target: 'saved' }, 'content.publish': { target: '#content-draft.publishing' } },
        },
      },
    },
    saving: {
      tags: 'saving',
      invoke: {
        src: 'saveDraft',
        input: draftOf,
        onDone: { target: 'draft.saved' },
        onError: { target: 'draft.dirty', actions: rememberError },
      },
      // Text typed while saving is not part of the saved draft.
      on: { 'field.change': { target: 'draft.dirty', actions: 'changeField' } },
    },
    publishing: {
      tags: 'publishing',
      invoke: {
        src: 'publish',
        input: draftOf,
        onDone: {
          target: 'live.published',
          actions: [{ type: 'applyChanges', params: ({ event }) => ({ version: event.output }) }, 'dropChanges'],
        },
        onError: [
          { guard: { type: 'isConflict', params: errorOf }, target: 'reading' },
          { target: 'draft.saved', actions: rememberError },
        ],
      },
    },
    rollingBack: {
      tags: 'publishing',
      invoke: {
        src: 'publish',
        input: draftOf,
        onDone: {
          target: 'live.rolledBack',
          actions: [{ type: 'applyChanges', params: ({ event }) => ({ version: event.output }) }, 'dropChanges'],
        },
        onError: [
          { guard: { type: 'isConflict', params: errorOf }, target: 'reading' },
          { target: 'live.unchanged', actions: ['dropChanges', rememberError] },
        ],
      },
    },
    reading: {
      tags: 'reading',
      invoke: {
        src: 'readRow',
        onDone: {
          target: 'conflict.deciding',
          actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: { target: 'unread', actions: rememberError },
      },
    },
    unread: { tags: 'unread', on: { 'conflict.read': { target: 'reading' } } },
    conflict: {
      initial: 'deciding',
      on: {
        'conflict.takeTheirs': { target: 'live.unchanged', actions: ['takeTheirs', 'dropChanges', 'deleteDraft'] },
        // The draft is now based on their version, so that publishing it is a decision.
        'conflict.keepMine': { target: 'draft.dirty', actions: 'takeTheirs' },
        'row.change': {
          guard: 'isNewer',
          actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.row }) },
        },
      },
      states: {
        deciding: { tags: 'conflict', on: { 'conflict.compare': { target: 'comparing' } } },
        comparing: { tags: 'comparing', on: { 'conflict.close': { target: 'deciding' } } },
      },
    },
  },
});

/** The state of the editor; `unread`: another user has changed the row, and reading the changes failed. */
export type ContentDraftStatus =
  | 'unchanged'
  | 'published'
  | 'rolledBack'
  | 'dirty'
  | 'saved'
  | 'previewing'
  | 'saving'
  | 'publishing'
  | 'reading'
  | 'unread'
  | 'conflict'
  | 'comparing';

function draftOf({ context: { changes, row } }: { readonly context: ContentDraftContext }): ContentDraft {
  return { changes: changes ?? {}, version: row.version };
}
