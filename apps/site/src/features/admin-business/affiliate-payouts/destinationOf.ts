/** The destination of a payout on one line: the values of the method's details, such as an IBAN and its holder. */
export function destinationOf(details: unknown): string {
  if (typeof details !== 'object' || details === null) return '';
  return Object.values(details)
    .filter((value) => typeof value === 'string')
    .join(', ');
}
