import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { readSelection, type Selection } from './readSelection.ts';

/**
 * What the address asks for; `null` while the prerendered page, which was made without a query, comes alive. So a visitor never
 * sees the price of a size that was not chosen.
 */
export function useSelection(): Selection | null {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? readSelection(query) : null;
}
