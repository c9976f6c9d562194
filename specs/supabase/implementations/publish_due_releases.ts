import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql) => {
  const now = sql.call('now');
  const due = sql
    .rows('content_releases')
    .filter(({ state, publish_at: at }) => state === 'planned' && sql.op('<=', at, now) === true);
  const published = sql
    .sort(due, ({ publish_at: at, id }) => [at, id], ['asc', 'asc'])
    .filter(({ id, created_by: planner }) =>
      sql.withClaims({ sub: planner, role: 'authenticated', aal: 'aal2' }, (own) => {
        try {
          own.savepoint(() => own.call('public.apply_release', id));
          return true;
        } catch (error) {
          const problem = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
          own.update('content_releases', (release) => release.id === id, { state: 'failed', problem });
          return false;
        }
      }),
    );
  return published.length;
};
