/** The time of day of an instant in UTC, as the backend keeps it: `09:00:00.250`. */
export function timeOf(iso: string): string {
  return new Date(iso).toISOString().slice(11, 23);
}
