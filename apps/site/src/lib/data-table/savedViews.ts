/** A named view of a table: the query string of its URL. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

const keyOf = (table: string) => `duneline:views:${table}`;

/** The views saved in this browser since the person signed in (`forgetTyped`), in the order of saving. */
export function readSavedViews(table: string, storage: Pick<Storage, 'getItem'>): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedView) : [];
  } catch {
    return []; // storage is blocked, or contains something else
  }
}

/**
 * Saves a view, replacing one of the same name.
 * @returns all views
 */
export function saveView(table: string, view: SavedView, storage: Pick<Storage, 'getItem' | 'setItem'>): readonly SavedView[] {
  return store(table, [...readSavedViews(table, storage).filter(({ name }) => name !== view.name), view], storage);
}

/** @returns the remaining views */
export function removeView(table: string, name: string, storage: Pick<Storage, 'getItem' | 'setItem'>): readonly SavedView[] {
  return store(
    table,
    readSavedViews(table, storage).filter((view) => view.name !== name),
    storage,
  );
}

function store(table: string, views: readonly SavedView[], storage: Pick<Storage, 'setItem'>): readonly SavedView[] {
  try {
    storage.setItem(keyOf(table), JSON.stringify(views));
  } catch {
    // full or blocked: the views last until the page is left
  }
  return views;
}

function isSavedView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'search' in value &&
    typeof value.name === 'string' &&
    typeof value.search === 'string'
  );
}
