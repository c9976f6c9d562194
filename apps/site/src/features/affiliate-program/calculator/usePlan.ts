import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../../lib/start/useIsHydrated.ts';
import { example, queryOf, readPlan, type Plan } from './plan.ts';

/** A slider says many numbers on its way; the address takes the one that it rests on. */
const REST_MS = 200;

/** The plan that the address has, and how to change it; the address follows when the change is at rest. */
export function usePlan(): readonly [Plan, (change: Partial<Plan>) => void] {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated(); // the query string is unknown while prerendering
  const [own, setOwn] = useState<Plan | null>(null);
  const navigate = useNavigate();
  const plan = own ?? (isHydrated ? readPlan(search) : example);

  useEffect(() => {
    if (own === null) return undefined;
    const timer = setTimeout(() => {
      void navigate({ search: queryOf(own) }, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [own, navigate]);

  return [plan, (change) => setOwn({ ...plan, ...change })];
}
