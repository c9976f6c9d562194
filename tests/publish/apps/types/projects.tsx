// The declarations of the packages for other projects, and that what one of them makes fits the others.
import type { BackendSpec, EdgeFunction, StatechartTable, TriggerImplementation } from '@duneline/codegen/contract';
import { createBackend, createClock } from '@duneline/mocks';
import { startBrowserBackend } from '@duneline/mocks/browser';
import { serveBackend } from '@duneline/mocks/node';
import { StatechartView } from '@duneline/statechart-viewer';
import { StatechartPlayer } from '@duneline/statechart-viewer/player';
import { createMachine } from 'xstate';

export async function start(spec: BackendSpec) {
  const backend = createBackend(spec, { clock: createClock('2026-03-01T09:00:00Z'), seed: 1 });
  const { url } = await serveBackend(backend, { port: 0 });
  return typeof window === 'undefined' ? url : (await startBrowserBackend(spec)).url;
}

export const handler: EdgeFunction = async (request, { now }) => Response.json({ at: now(), url: request.url });
export const implementation: TriggerImplementation = (sql, { new: row }) => ({ ...row, at: sql.call('now') });

export const lamp = (table: StatechartTable) => (
  <>
    <StatechartView table={table} snapshot={{ value: 'on' }} />
    <StatechartPlayer machine={createMachine({})} table={table} coverage={undefined} />
    <StatechartPlayer machine={createMachine({})} input={{ size: 1 }} />
  </>
);
