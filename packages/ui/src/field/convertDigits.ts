/**
 * Writes the digits of every script in the script of a sample, and signs of full width as narrow ones.
 * @example convertDigits('0', '١٢') // '12'
 */
export function convertDigits(sample: string, text: string): string {
  const zero = zeroOf(/\p{Nd}/u.exec(sample)?.[0] ?? '0');
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, (digit) => String.fromCodePoint(zero + pointOf(digit) - zeroOf(digit)));
}

const pointOf = (digit: string) => digit.codePointAt(0) ?? 0;

/** Unicode has the ten digits of a script side by side, and those of some scripts one after the other. */
function zeroOf(digit: string): number {
  const point = pointOf(digit);
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return point - ((point - first) % 10);
}
