import type { BackendSpec, Row } from '@duneline/specs/contract';
import { createClock, seededRandom } from '@duneline/mocks';
import type { Project } from '../../../packages/mocks/src/project.ts';
import { parseQuery } from '../../../packages/mocks/src/rest/parse/query.ts';
import { compileRead, joinRows } from '../../../packages/mocks/src/rest/plan/compileRead.ts';
import { planRead } from '../../../packages/mocks/src/rest/plan/planRead.ts';
import { Session } from '../../../packages/mocks/src/session/Session.ts';
import { Sequences } from '../../../packages/mocks/src/store/Sequences.ts';
import { Store } from '../../../packages/mocks/src/store/Store.ts';
import { now, traderClaims } from './desk.ts';

/**
 * Filter, policies, projection and JSON text of one read by the engine's own functions; the query is parsed and planned before.
 */
export function directRead(spec: BackendSpec, path: string): () => string {
  const table = spec.tables['trades'];
  if (table === undefined) throw new Error('The desk has no trades; see project/supabase/migrations.');
  const store = new Store(Object.values(spec.tables).map((one) => ({ ...one, schema: 'public' })));
  store.load(Object.fromEntries(Object.entries(spec.seed.rows).map(([name, rows]) => [`public.${name}`, rows])));
  const parts = { spec, store, clock: createClock(now), random: seededRandom('desk'), sequences: new Sequences() };
  // A read uses no other part of a project.
  const project = parts as unknown as Project;
  const plan = planRead(spec.tables, table, parseQuery(new URL(path, 'https://desk.example').searchParams));
  return () => {
    const session = new Session(project, 'authenticated', traderClaims);
    const reader = compileRead(session, plan, 1000);
    session.startStatement();
    const rows: Row[] = [];
    for (const row of session.stored(table).rows()) if (reader.isMatch(row) && session.canSee(table, row)) rows.push(row);
    return JSON.stringify(reader.finish(joinRows(reader, rows)));
  };
}
