import type { SnapshotFrom } from 'xstate';
import {
  conflictsOf,
  isStored,
  mergeTheirs,
  openContent,
  type ContentFields,
  type ContentState,
  type EditedContent,
} from './contentDraft.ts';
import type { ContentDraftEvent, contentDraftMachine, ContentDraftStatus } from './contentDraft.machine.ts';
import type { FieldConflict, FieldPath } from './mergeFields.ts';

export interface ContentDraftView {
  readonly status: ContentDraftStatus;
  /** The row with the draft's changes, for editor and preview. */
  readonly fields: ContentFields;
  /** Names of the changed fields. */
  readonly changed: readonly string[];
  /** Whether there are changes that the database does not hold. */
  readonly isUnsaved: boolean;
  /** In a conflict: each value that another user changed as well, with both versions. */
  readonly conflicts: readonly FieldConflict[];
  /** Values that another user changed and that are now part of `fields`. */
  readonly taken: readonly FieldPath[];
  readonly error: unknown;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialContentDraftView(state: ContentState): ContentDraftView {
  const opened = openContent(state);
  if (conflictsOf(opened).length > 0) return viewOf('conflict', { ...opened, taken: [], error: null });
  const merged = mergeTheirs(opened);
  const status = merged.changes === null ? 'unchanged' : isStored(merged) ? 'saved' : 'dirty';
  return viewOf(status, { ...merged, taken: status === 'unchanged' ? [] : merged.taken, error: null });
}

/** Predicts the view after an event, so that a text appears, and counts as unsaved, before XState has loaded. */
export function anticipateContentDraft(view: ContentDraftView, event: ContentDraftEvent): ContentDraftView {
  if (event.type !== 'field.change') return view;
  return {
    ...view,
    status: view.status === 'conflict' ? 'conflict' : 'dirty',
    fields: { ...view.fields, [event.name]: event.value },
    changed: [...new Set([...view.changed, event.name])],
    isUnsaved: true,
    taken: [],
    error: null,
  };
}

const statuses = [
  'published',
  'rolledBack',
  'dirty',
  'saved',
  'previewing',
  'saving',
  'publishing',
  'reading',
  'unread',
  'conflict',
  'comparing',
] as const;

/** What an admin sees of a content row, for a snapshot of `contentDraftMachine`. */
export function viewOfContentDraft(snapshot: SnapshotFrom<typeof contentDraftMachine>): ContentDraftView {
  return viewOf(statuses.find((tag) => snapshot.hasTag(tag)) ?? 'unchanged', snapshot.context);
}

function viewOf(
  status: ContentDraftStatus,
  content: EditedContent & Pick<ContentDraftView, 'taken' | 'error'>,
): ContentDraftView {
  const { row, changes, taken, error } = content;
  const fields = { ...row.fields, ...changes };
  return {
    status,
    fields,
    changed: Object.keys(changes ?? {}),
    isUnsaved: changes !== null && !isStored(content),
    conflicts: conflictsOf(content),
    taken,
    error,
  };
}
