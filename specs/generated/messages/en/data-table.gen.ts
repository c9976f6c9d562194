// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const none = 'none';
export const loading = 'Loading…';
export const empty = 'Nothing here yet.';
export const selectAll = 'Select all rows';
export const select = 'Select';
export const sorted = ({ column, direction }: { column: string | number; direction: string | number }): string =>
  `Sorted by ${column}, ${direction}.`;
export const ascending = 'ascending';
export const descending = 'descending';
export const widthOf = ({ column }: { column: string | number }): string => `Width of ${column}`;
export const range = ({ first, last, count }: { first: string | number; last: string | number; count: string | number }): string =>
  `${first}–${last} of ${count}`;
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = ({ page }: { page: string | number }): string => `Page ${page}`;
export const pageOf = ({ page, count }: { page: string | number; count: string | number }): string => `Page ${page} of ${count}`;
export const noMatchTitle = 'No row matches these filters';
export const noMatchText = 'Change a filter, or clear all of them.';
export const clearFilters = 'Clear filters';
export const beyondTitle = 'This page has no rows';
export const firstPage = 'First page';
export const columns = 'Columns';
export const views = 'Saved views';
export const viewName = 'Name of this view';
export const saveView = 'Save this view';
export const removeView = ({ name }: { name: string | number }): string => `Remove ${name}`;
export const viewsNote = 'Filters, order and columns are saved in this browser until you sign out.';
export const exportRows = 'Export';
export const exporting = ({ percent }: { percent: string | number }): string => `Exporting, ${percent}`;
export const exportFailed = 'The export did not finish';
export const details = 'Details of';
export const selectedCount = ({ count }: { count: string | number }): string => `${count} selected`;
export const clearSelection = 'Clear selection';
export const anyValue = 'Any';
export const activeFilters = 'Filters in effect';
export const filterTag = ({ filter, value }: { filter: string | number; value: string | number }): string =>
  `${filter}: ${value}`;
export const dates = 'Dates';
export const dateColumn = ({ column }: { column: string | number }): string => `${column} (UTC)`;
export const sinceDay = ({ day }: { day: string | number }): string => `${day} or later`;
export const untilDay = ({ day }: { day: string | number }): string => `${day} or earlier`;
