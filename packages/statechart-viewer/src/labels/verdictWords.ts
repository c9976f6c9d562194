import type { Coverage } from '../StatechartView/Highlight.ts';

/** The result of a row's last test, with a symbol. */
export function verdictLabel(verdict: Coverage[number] | undefined): string {
  if (verdict === 'passed') return '✓ passed';
  return verdict === 'failed' ? '✕ failed' : 'not tried';
}
