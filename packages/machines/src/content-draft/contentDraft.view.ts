import type { SnapshotFrom } from 'xstate';
import type {
  ContentDraftInput,
  contentDraftMachine,
  ContentDraftStatus,
  ContentFields,
  ContentRow,
} from './contentDraft.machine.ts';

export interface ContentDraftView {
  readonly status: ContentDraftStatus;
  /** The row with the draft's changes, for editor and preview. */
  readonly fields: ContentFields;
  /** Names of the changed fields. */
  readonly changed: readonly string[];
  /** In a conflict: the row with another user's changes. */
  readonly theirs: ContentRow | null;
  readonly error: unknown;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialContentDraftView(input: ContentDraftInput): ContentDraftView {
  return viewOf(input.changes === null ? 'unchanged' : 'saved', { ...input, theirs: null, error: null });
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
  { row, changes, theirs, error }: ContentDraftInput & Pick<ContentDraftView, 'theirs' | 'error'>,
): ContentDraftView {
  return { status, fields: { ...row.fields, ...changes }, changed: Object.keys(changes ?? {}), theirs, error };
}
