import type { StatechartTable } from '@duneline/specs/contract';

/** Whether somebody wrote a table; one derived from a machine has no file, and cannot differ from it. */
export function isWritten({ file }: StatechartTable): boolean {
  return file !== '';
}
