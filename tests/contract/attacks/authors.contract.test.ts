import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// The author of a row comes from the session, not from the request.

const { run, expectSameRows } = openBothSides();
const noor = duneline.personas['admin']?.sub ?? '';
const leila = duneline.personas['affiliate']?.sub ?? '';

const stamped = Object.values(backendSpec.tables).filter(({ columns }) => columns.some(({ name }) => name === 'updated_by'));

it.each(stamped.map(({ name }) => name))('an admin cannot sign a change of %s as somebody else', async (table) => {
  await run('admin', 'update', table, { updated_by: leila }, { updated_by: noor });
  expect(await run('service_role', 'select', table, {}, { updated_by: leila })).toMatchObject({ count: 0 });
  await expectSameRows(table);
});

it.each<[table: string, row: object]>([
  ['cta_config', { slot: 'forged', locale: 'en', label: 'Start', target: '/pricing' }],
  ['component_config', { component: 'site-header', settings: {} }],
  ['seo_config', { route: 'forged', locale: 'en', path: '/forged', title: 'A', description: 'B' }],
  ['page_content', { page: 'forged', section: 'a', locale: 'en', position: 1, body: [{ kind: 'note', text: 'A' }] }],
])('an admin cannot sign a new row of %s as somebody else', async (table, row) => {
  if (table === 'component_config') await run('service_role', 'delete', table, {}, { component: 'site-header' });
  expect(await run('admin', 'insert', table, { ...row, updated_by: leila })).toMatchObject({ count: 1 });
  expect(await run('service_role', 'select', table, {}, { updated_by: leila })).toMatchObject({ count: 0 });
});

it('every table that says who wrote a row is stamped on insert and on update', () => {
  for (const { name, triggers = [] } of stamped) {
    const before = triggers.filter(({ timing, name: trigger }) => timing === 'before' && /_(?:author|stamp)$/.test(trigger));
    expect({ name, events: new Set(before.flatMap(({ events }) => events)) }).toEqual({
      name,
      events: new Set(['insert', 'update']),
    });
  }
});
