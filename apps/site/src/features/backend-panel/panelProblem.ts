import { panelText } from './panelText.ts';
import { TableProblem } from './tables/tableRequests.ts';

/** What went wrong, in the words of the embedded backend: its sentences end with a full stop, those of a browser do not. */
export function panelProblem(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return error instanceof TableProblem || text.endsWith('.') ? text : panelText.failed;
}
