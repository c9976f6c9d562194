/** Splits a printed number for counters: `$2.8M+` becomes `$`, 2.8, `M+`. Texts such as `24/7` have no number to count up to. */
export function splitFigure(printed: string): {
  readonly number: number | null;
  readonly prefix: string;
  readonly suffix: string;
} {
  const match = /^([^\d]*)([\d,]+(?:\.\d+)?)([^\d]*)$/.exec(printed);
  if (!match) return { number: null, prefix: '', suffix: '' };
  const [, prefix = '', digits = '', suffix = ''] = match;
  return { number: Number(digits.replaceAll(',', '')), prefix, suffix };
}
