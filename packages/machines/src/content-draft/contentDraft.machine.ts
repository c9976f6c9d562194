import { assign, setup } from 'xstate';
import { errorOf, rememberError, statusOf } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';
import {
  changesOf,
  conflictsOf,
  isStored,
  mergeTheirs,
  openContent,
  type ContentFields,
  type ContentRow,
  type ContentState,
  type EditedContent,
  type StoredDraft,
} from './contentDraft.ts';
import type { ConflictSide, FieldPath } from './mergeFields.ts';

export interface ContentDraftContext extends EditedContent {
  /** Values of others that were merged without a conflict since the last change of this editor. */
  readonly taken: readonly FieldPath[];
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
  | { readonly type: 'row.change'; readonly version: number }
  /** The draft was saved in the database, by any user. */
  | { readonly type: 'draft.change'; readonly revision: number }
  | { readonly type: 'conflict.read' }
  | { readonly type: 'conflict.compare' }
  | { readonly type: 'conflict.close' }
  /** `choices`: the version to keep of each value, by its path joined with dots; mine where none is given. */
  | { readonly type: 'conflict.choose'; readonly choices: Readonly<Record<string, ConflictSide>> }
  | { readonly type: 'conflict.takeTheirs' }
  | { readonly type: 'conflict.keepMine' };

/** A draft to store or publish. */
export interface ContentDraft {
  readonly row: ContentRow;
  readonly changes: ContentFields;
  /** The draft to replace. */
  readonly stored: StoredDraft | null;
}

/**
 * Draft, preview, publish (spec §2: admin console). Several editors share the draft of a row: their changes are merged value by
 * value, and where two changed the same value the editor chooses. Provide `saveDraft` and `publish` (both reject with
 * `{ status: 409 }` when the row or its draft has changed since it was read), `readContent` and `deleteDraft`.
 */
export const contentDraftMachine = setup({
  types: {
    input: {} as ContentState,
    context: {} as ContentDraftContext,
    events: {} as ContentDraftEvent,
    tags: {} as ContentDraftStatus | 'live' | 'draft',
  },
  actors: {
    /** Provided: stores the draft for all admins. */
    saveDraft: requireActor<StoredDraft, ContentDraft>('saveDraft'),
    /**
     * Provided: publishes the changes if nobody has changed the row or its draft. Returns the new row, also when only the answer was
     * lost.
     */
    publish: requireActor<ContentRow, ContentDraft>('publish'),
    /** Provided: the present row and draft. */
    readContent: requireActor<ContentState>('readContent'),
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === 'field.change' ? { changes: { ...context.changes, [event.name]: event.value }, taken: [], error: null } : {},
    ),
    takeFields: assign(({ event }) =>
      event.type === 'content.rollBack' ? { changes: event.fields, taken: [], error: null } : {},
    ),
    rememberTheirs: assign((_, params: { readonly theirs: ContentState }) => ({ ...params, error: null })),
    mergeTheirs: assign(({ context }) => mergeTheirs(context)),
    resolveConflict: assign(({ context, event }) =>
      mergeTheirs(context, (path) => {
        if (event.type === 'conflict.choose') return event.choices[path.join('.')] ?? 'mine';
        return event.type === 'conflict.takeTheirs' ? 'theirs' : 'mine';
      }),
    ),
    rememberStored: assign((_, params: { readonly stored: StoredDraft }) => params),
    dropChanges: assign({ changes: null, stored: null, taken: [], error: null }),
    applyPublished: assign(({ context }, { row }: { readonly row: ContentRow }) => ({
      row,
      stored: null,
      changes: changesOf(row, { ...context.row.fields, ...context.changes }),
      taken: [],
    })),
    rememberError: assign((_, params: { readonly error: unknown }) => params),
    /** Provided: deletes the stored draft, if there is one. */
    deleteDraft: () => {},
  },
  guards: {
    hasConflict: ({ context }) => conflictsOf(context).length > 0,
    isUnchanged: ({ context }) => mergeTheirs(context).changes === null,
    isStored: ({ context }) => isStored(mergeTheirs(context)),
    isStoredWhole: ({ context }, { stored }: { readonly stored: StoredDraft }) => isStored({ ...context, stored }),
    isPublishedWhole: ({ context }, { row }: { readonly row: ContentRow }) =>
      changesOf(row, { ...context.row.fields, ...context.changes }) === null,
    isNewer: ({ context, event }) => event.type === 'row.change' && event.version > (context.theirs?.row ?? context.row).version,
    isOtherDraft: ({ context, event }) =>
      event.type === 'draft.change' && event.revision > ((context.theirs ? context.theirs.draft : context.stored)?.revision ?? 0),
    isConflict: (_, error: unknown) => statusOf(error) === 409,
  },
}).createMachine({
  id: 'content-draft',
  context: ({ input }) => ({ ...openContent(input), taken: [], error: null }),
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'hasConflict', target: 'conflict.deciding' },
        { guard: 'isUnchanged', target: 'live.unchanged', actions: ['mergeTheirs', 'deleteDraft', 'dropChanges'] },
        { guard: 'isStored', target: 'draft.saved', actions: 'mergeTheirs' },
        { target: 'draft.dirty', actions: 'mergeTheirs' },
      ],
    },
    live: {
      tags: 'live',
      initial: 'unchanged',
      on: {
        'field.change': { target: 'draft.dirty', actions: 'changeField' },
        'content.rollBack': { target: 'rollingBack', actions: 'takeFields' },
        'row.change': { guard: 'isNewer', target: 'reading' },
        'draft.change': { guard: 'isOtherDraft', target: 'reading' },
      },
      states: { unchanged: { tags: 'unchanged' }, published: { tags: 'published' }, rolledBack: { tags: 'rolledBack' } },
    },
    draft: {
      tags: 'draft',
      initial: 'dirty',
      on: {
        'field.change': { target: 'draft.dirty', actions: 'changeField' },
        'draft.discard': { target: 'live.unchanged', actions: ['deleteDraft', 'dropChanges'] },
        'row.change': { guard: 'isNewer', target: 'reading' },
        'draft.change': { guard: 'isOtherDraft', target: 'reading' },
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
        onDone: [
          {
            guard: { type: 'isStoredWhole', params: storedOf },
            target: 'draft.saved',
            actions: { type: 'rememberStored', params: storedOf },
          },
          // Text typed while saving is not part of the saved draft.
          { target: 'draft.dirty', actions: { type: 'rememberStored', params: storedOf } },
        ],
        onError: [
          { guard: { type: 'isConflict', params: errorOf }, target: 'reading' },
          { target: 'draft.dirty', actions: rememberError },
        ],
      },
      on: { 'field.change': { actions: 'changeField' } },
    },
    publishing: {
      tags: 'publishing',
      invoke: {
        src: 'publish',
        input: draftOf,
        onDone: [
          {
            guard: { type: 'isPublishedWhole', params: publishedOf },
            target: 'live.published',
            actions: { type: 'applyPublished', params: publishedOf },
          },
          { target: 'draft.dirty', actions: { type: 'applyPublished', params: publishedOf } },
        ],
        onError: [
          { guard: { type: 'isConflict', params: errorOf }, target: 'reading' },
          { target: 'draft.saved', actions: rememberError },
        ],
      },
      on: { 'field.change': { actions: 'changeField' } },
    },
    rollingBack: {
      tags: 'publishing',
      invoke: {
        src: 'publish',
        input: draftOf,
        onDone: [
          {
            guard: { type: 'isPublishedWhole', params: publishedOf },
            target: 'live.rolledBack',
            actions: { type: 'applyPublished', params: publishedOf },
          },
          { target: 'draft.dirty', actions: { type: 'applyPublished', params: publishedOf } },
        ],
        onError: [
          { guard: { type: 'isConflict', params: errorOf }, target: 'reading' },
          { target: 'live.unchanged', actions: ['dropChanges', rememberError] },
        ],
      },
    },
    reading: {
      tags: 'reading',
      invoke: {
        src: 'readContent',
        onDone: {
          target: 'settling',
          actions: { type: 'rememberTheirs', params: theirsOf },
        },
        onError: { target: 'unread', actions: rememberError },
      },
      on: { 'field.change': { actions: 'changeField' } },
    },
    unread: {
      tags: 'unread',
      on: { 'conflict.read': { target: 'reading' }, 'field.change': { actions: 'changeField' } },
    },
    conflict: {
      initial: 'deciding',
      on: {
        'field.change': { actions: 'changeField' },
        'conflict.choose': { target: 'settling', actions: 'resolveConflict' },
        'conflict.takeTheirs': { target: 'settling', actions: 'resolveConflict' },
        'conflict.keepMine': { target: 'settling', actions: 'resolveConflict' },
        'row.change': { guard: 'isNewer', target: 'reading' },
        'draft.change': { guard: 'isOtherDraft', target: 'reading' },
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

function draftOf({ context: { changes, row, stored } }: { readonly context: ContentDraftContext }): ContentDraft {
  return { row, changes: changes ?? {}, stored };
}

function storedOf({ event }: { readonly event: { readonly output: StoredDraft } }) {
  return { stored: event.output };
}

function theirsOf({ event }: { readonly event: { readonly output: ContentState } }) {
  return { theirs: event.output };
}

function publishedOf({ event }: { readonly event: { readonly output: ContentRow } }) {
  return { row: event.output };
}
