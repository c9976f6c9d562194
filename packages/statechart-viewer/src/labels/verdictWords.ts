import type { Coverage } from '../StatechartView/Highlight.ts';

/** How a row's test went, with a sign for the eye. */
export function verdictLabel(verdict: Coverage[number] | undefined): string {
  if (verdict === 'passed') return '✓ passed';
  return verdict === 'failed' ? '✕ failed' : 'not tried';
}
