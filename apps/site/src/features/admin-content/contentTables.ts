/** The tables whose rows an admin edits in drafts. */
export type ContentTable = keyof typeof editableColumns;

/** The columns that an editor may change; the database sets the others. */
export const editableColumns = { theme_config: ['name', 'colors', 'fonts'] } as const;
