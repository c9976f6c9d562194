/** US cents as a spreadsheet reads them: `40.35`. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
