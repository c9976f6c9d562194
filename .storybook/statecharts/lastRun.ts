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

/** Path of the unit test report; configurable for tests of a clone without one. */
export const reportFile = process.env['UNIT_REPORT'] ?? join(import.meta.dirname, '..', '..', 'test-results', 'unit.json');

/** Results of a table's rows in the last `npm test`, and its time (ISO); `null` without a report. */
export function lastRun(table: string): { readonly coverage: Coverage; readonly at: string } | null {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return null; // no report yet, or one being written
  }
  const rows = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) =>
      meta?.row?.table === table ? [[meta.row.line, status === 'passed' ? 'passed' : 'failed'] as const] : [],
    ),
  );
  return rows.length > 0 ? { coverage: Object.fromEntries(rows), at: statSync(reportFile).mtime.toISOString() } : null;
}
