import { isUuid } from '../../lib/areas/recordFilter.ts';

/** The user whose rows a list is limited to, by its filter `person`; `undefined` without one, or for one that is no id. */
export function readPersonFilter(filters: Readonly<Record<string, string>>): string | undefined {
  const id = filters['person'];
  return id !== undefined && isUuid(id) ? id.toLowerCase() : undefined;
}
