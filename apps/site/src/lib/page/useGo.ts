import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to another state of the same page, where it stands. A choice that was made before the page had its script is told while the
 * page is put in place, when the router does not listen yet: so it goes a moment later.
 */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => queueMicrotask(() => void navigate(to, { preventScrollReset: true })), [navigate]);
}
