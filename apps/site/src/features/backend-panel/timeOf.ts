/** The time of day of an instant in UTC, like the backend's: `09:00:00.250`. */
export function timeOf(iso: string): string {
  return new Date(iso).toISOString().slice(11, 23);
}
