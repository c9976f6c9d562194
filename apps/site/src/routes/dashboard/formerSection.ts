import { pathOf, sectionsOf } from '../../lib/areas/areas.ts';

/** Where an address from before sections had paths leads, such as `?view=payouts&account=700037`; `null` for any other. */
export function formerSection(search: URLSearchParams): string | null {
  const view = search.get('view');
  if (view === null) return null;
  const remaining = new URLSearchParams(search);
  remaining.delete('view');
  const path = sectionsOf('dashboard').find(({ id }) => id === view)?.path ?? '';
  return pathOf('dashboard') + path + (remaining.size > 0 ? `?${remaining.toString()}` : '');
}
