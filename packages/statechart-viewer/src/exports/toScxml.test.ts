// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tableOf } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import { parcel } from '../parcel.test-support.ts';
import { television } from '../television.test-support.ts';
import { toScxml } from './toScxml.ts';

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

it('writes nested states, guards, delays, actors and actions', () => {
  const text = toScxml(parcel);
  expect(text).toContain('initial="packed"');
  expect(text).toContain('<transition event="parcel.post" cond="isStamped()" target="travelling.road"/>');
  expect(text).toContain('<transition event="parcel.post" cond="!isStamped()"/>');
  expect(text).toContain('<send event="after.86400000" id="travelling.road.after.86400000" delay="86400000ms"/>');
  expect(text).toContain('<invoke id="inspect" src="inspect"/>');
  expect(text).toContain('<transition event="error.invoke.inspect" target="returned"/>');
  expect(text).toContain('<transition event="parcel.arrive" target="delivered"><script>sing();</script></transition>');
  expect(parse(text).querySelector('[id=travelling] > [id="travelling.customs"]')).not.toBeNull();
  expect(parse(text).querySelector('final[id=delivered]')).not.toBeNull();
});

it('writes regions, the machine itself and guards made of others', () => {
  const table = tableOf(television);
  const guarded = table.rows.map((row) => ({
    ...row,
    guard: row.event === 'power.press' ? 'not and(isPlugged, not isLocked)' : null,
  }));
  const text = toScxml({ ...table, rows: guarded });
  expect(text).toContain('initial="off"');
  expect(text).toContain('cond="!and(isPlugged(), !isLocked())"');
  expect(parse(text).querySelector('state[id=television] > parallel[id=on] > state[id="on.sound"]')).not.toBeNull();
});

it.each(Object.values(statecharts).map((table) => [table.name, table] as const))(
  'writes %s as well-formed XML with a transition per row, to states that exist',
  (_, table) => {
    const document = parse(toScxml(table));
    expect(document.querySelector('parsererror')).toBeNull();
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    const targets = [...document.querySelectorAll('transition[target]')].map((each) => each.getAttribute('target'));
    expect(document.querySelectorAll('transition')).toHaveLength(table.rows.length);
    expect(targets.filter((target) => !ids.has(target ?? ''))).toEqual([]);
  },
);
