/** Ids of the filters that `DateFilter` sets: the first and the last day, as ISO days, both included. */
export const dayFilters = ['since', 'until'] as const;

type Days = Readonly<Partial<Record<(typeof dayFilters)[number], string>>>;

/** The chosen days. An address may have only one, or something else, which is ignored. */
export function readDays({ since, until }: Readonly<Record<string, string>>): Days {
  return { ...(isDay(since) && { since }), ...(isDay(until) && { until }) };
}

/** Whether it is an ISO day of a year that a list may have and every database knows. */
function isDay(day: string | undefined): day is string {
  if (day === undefined || !/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
