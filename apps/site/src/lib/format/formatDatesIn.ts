import { formatDate } from './formatDate.ts';

/** Writes the ISO days in a stored sentence as screens write days. What only looks like a day stays. */
export function formatDatesIn(sentence: string): string {
  return sentence.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (iso) => (Number.isNaN(Date.parse(iso)) ? iso : formatDate(iso)));
}
