const form = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:[.,]\d+)?(?:Z|[+-](?:[01]\d|2[0-4]):[0-5]\d)$/;

/** Parses an RFC 3339 timestamp to ms since the epoch; `null` for an invalid one. */
export function rfc3339(text: string): number | null {
  const [, year = '', month = '', day = ''] = form.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null;
  const instant = Date.parse(text.replace(',', '.'));
  return Number.isNaN(instant) ? null : instant;
}
