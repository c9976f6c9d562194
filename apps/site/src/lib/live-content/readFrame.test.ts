import { expect, it } from 'vitest';
import { readFrame } from './followContent.ts';

const frame = (event: string, payload: object) => JSON.stringify({ topic: 'realtime:live-content', event, payload, ref: null });

it('names the table of a change', () => {
  const change = frame('postgres_changes', { ids: [1], data: { table: 'cta_config', type: 'UPDATE' } });
  expect(readFrame(change)).toMatchObject({ table: 'cta_config', isJoined: false });
});

it('knows when changes are reported from now on', () => {
  const joined = frame('system', { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' });
  expect(readFrame(joined)).toMatchObject({ table: null, isJoined: true });
  const refused = frame('system', { extension: 'postgres_changes', status: 'error', message: 'no' });
  expect(readFrame(refused).isJoined).toBe(false);
});

it('reads nothing from other tables and other frames', () => {
  expect(readFrame(frame('postgres_changes', { data: { table: 'orders' } })).table).toBeNull();
  expect(readFrame('null')).toEqual({ event: '', table: null, isJoined: false });
  expect(readFrame('<!doctype html>')).toEqual({ event: '', table: null, isJoined: false });
  expect(readFrame(new ArrayBuffer(1))).toEqual({ event: '', table: null, isJoined: false });
});
