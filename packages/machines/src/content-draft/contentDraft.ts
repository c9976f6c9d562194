import { isSame, mergeFields, type ConflictSide, type FieldConflict, type FieldPath } from './mergeFields.ts';

/** Column name → value of a content row. */
export type ContentFields = Readonly<Record<string, unknown>>;

/** A content row in the database. */
export interface ContentRow {
  readonly fields: ContentFields;
  /** Incremented by every change. */
  readonly version: number;
}

/** The draft that the database holds. */
export interface StoredDraft {
  /** The changed columns. */
  readonly changes: ContentFields;
  /** Incremented by every save. A new draft starts at a random one, so that it never has that of an earlier draft. */
  readonly revision: number;
  /** The version of the row that the draft changes. */
  readonly base: ContentRow;
}

/** A row and its draft, as the database holds them. */
export interface ContentState {
  readonly row: ContentRow;
  /** `null` if there is none. */
  readonly draft: StoredDraft | null;
}

/** What an editor holds: the state that it started from, its changes, and what others have done since. */
export interface EditedContent {
  readonly row: ContentRow;
  readonly stored: StoredDraft | null;
  /** The changed columns; `null` if nothing is changed. */
  readonly changes: ContentFields | null;
  /** A newer state of the database that is not merged yet. */
  readonly theirs: ContentState | null;
}

/** What an editor holds when it opens; a draft of an older version still has to be merged. */
export function openContent(state: ContentState): EditedContent {
  const { row, draft } = state;
  return { row: draft?.base ?? row, stored: draft, changes: draft?.changes ?? null, theirs: state };
}

/** The values that an editor and another one changed in different ways. */
export function conflictsOf(content: EditedContent): readonly FieldConflict[] {
  return merge(content).conflicts;
}

/** The editor's changes on top of the newer state. Where both changed the same value, `choose` decides. */
export function mergeTheirs(
  content: EditedContent,
  choose?: (path: FieldPath) => ConflictSide,
): EditedContent & { readonly taken: readonly FieldPath[] } {
  const { row, stored, changes, theirs } = content;
  if (theirs === null) return { row, stored, changes, theirs, taken: [] };
  const { value, taken } = merge(content, choose);
  const merged = changesOf(theirs.row, { ...(value as ContentFields) });
  return { row: theirs.row, stored: theirs.draft, changes: merged, theirs: null, taken };
}

/** The columns that differ from a row; `null` if none does. */
export function changesOf({ fields }: ContentRow, wanted: ContentFields): ContentFields | null {
  const changed = Object.entries(wanted).filter(([name, value]) => !isSame(value, fields[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Whether the database holds exactly these changes, on the present version of the row. */
export function isStored({ row, stored, changes }: EditedContent): boolean {
  return stored !== null && stored.base.version === row.version && isSame(stored.changes, changes);
}

function merge({ row, stored, changes, theirs }: EditedContent, choose?: (path: FieldPath) => ConflictSide) {
  const mine = { ...row.fields, ...changes };
  if (theirs === null) return mergeFields(mine, mine, mine);
  const { draft } = theirs;
  // The same draft is part of both sides: only the row can have changed.
  if (draft !== null && draft.revision === stored?.revision) return mergeFields(row.fields, mine, theirs.row.fields, choose);
  const drafted = draft && { ...draft.base.fields, ...draft.changes };
  const other = draft ? mergeFields(draft.base.fields, drafted, theirs.row.fields).value : theirs.row.fields;
  return mergeFields({ ...row.fields, ...stored?.changes }, mine, other, choose);
}
