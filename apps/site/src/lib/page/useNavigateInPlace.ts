import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that navigates to another state of the same page without scrolling. The navigation runs in a microtask,
 * because choices made before hydration are replayed while the router is not listening yet.
 */
export function useNavigateInPlace(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => queueMicrotask(() => void navigate(to, { preventScrollReset: true })), [navigate]);
}
