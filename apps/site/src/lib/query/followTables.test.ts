import { createBackend, createClock } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';
import { RealtimeClient } from '@supabase/realtime-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getRealtime } from '../backend/client.ts';
import { followTables } from './followTables.ts';
import type { TableName } from './tableKey.ts';

vi.mock('../backend/client.ts', () => ({ getRealtime: vi.fn() }));

it('reports each table when its changes begin to be heard, the first time and after an interruption', async () => {
  const backend = createBackend(backendSpec, { clock: createClock(new Date().toISOString()) });
  const served = await serveBackend(backend);
  onTestFinished(served.close);
  const socket = new RealtimeClient(`${served.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: backend.keys.anon },
  });
  onTestFinished(() => void socket.disconnect());
  vi.mocked(getRealtime).mockResolvedValue(socket);
  const reported: TableName[] = [];
  onTestFinished(followTables(['tickets', 'ticket_replies'], (table) => reported.push(table)));

  // What came between a screen's first read and this moment was not reported.
  await vi.waitFor(() => expect(reported).toEqual(['tickets', 'ticket_replies']), 30_000);
  backend.realtime.drop();
  await vi.waitFor(() => expect(reported).toEqual(['tickets', 'ticket_replies', 'tickets', 'ticket_replies']), 30_000);
});
