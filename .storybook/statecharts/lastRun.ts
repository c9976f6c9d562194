import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from '@duneline/statechart-viewer';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta?: { readonly row?: { readonly table: string; readonly line: number } };
    }[];
  }[];
}

/** Where `npm test` leaves the report of its unit tests. */
export const reportFile = join(import.meta.dirname, '..', '..', 'test-results', 'unit.json');

/** How the rows of a table went in the last `npm test`, and when (ISO); `null` where no run has left a report. */
export function lastRun(table: string): { readonly coverage: Coverage; readonly at: string } | null {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return null; // no run yet, or one that is writing
  }
  const rows = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) =>
      meta?.row?.table === table ? [[meta.row.line, status === 'passed' ? 'passed' : 'failed'] as const] : [],
    ),
  );
  return rows.length > 0 ? { coverage: Object.fromEntries(rows), at: statSync(reportFile).mtime.toISOString() } : null;
}
