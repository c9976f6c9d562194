import { describe, expect, it } from 'vitest';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { mermaidOf } from './mermaid.ts';
import { summaryOf } from './summary.ts';
import { writeStatecharts } from './writeStatecharts.ts';

const row = (line: string): StatechartRow => {
  const [from = '', event = '', guard = '', to = '', actions = '', clause = ''] = line.split('|').map((cell) => cell.trim());
  return {
    line: 1,
    from,
    event,
    guard: guard || null,
    to,
    actions: actions ? actions.split(', ') : [],
    ...(clause && { clause }),
  };
};

const door: StatechartTable = {
  name: 'door',
  file: 'statecharts/door.table.yaml',
  summary: 'A door.',
  initial: 'shut.locked',
  states: {
    shut: { summary: 'Nobody passes.' },
    'shut.locked': { summary: 'A key is needed.' },
    'shut.free': { summary: 'A push is enough.' },
    open: { summary: 'People pass.', tags: ['passable'] },
    gone: { summary: 'There is a wall.', isFinal: true },
  },
  rows: [
    row('shut.locked | key.turn | isRightKey | shut.free | click, greet | §1 Keys'),
    row('shut.locked | key.turn | not isRightKey | shut.locked | | §1 Keys'),
    row('shut.free | door.push | | open |'),
    row('open | after 5000 | | shut.free |'),
    row('open | done build | | gone |'),
    row('open | error build | | open |'),
  ],
  invariants: [{ name: 'wall', text: 'A wall never opens.' }],
};

describe('a drawing', () => {
  it('nests states in their containers and begins where the table begins', () => {
    expect(mermaidOf(door)).toBe(`stateDiagram-v2
  [*] --> shut
  state "shut" as shut {
    [*] --> shut_locked
    state "locked" as shut_locked
    state "free" as shut_free
  }
  state "open" as open
  state "gone" as gone
  shut_locked --> shut_free : key.turn [isRightKey] / click, greet
  shut_free --> open : door.push
  open --> shut_free : after 5000
  open --> gone : done build
  open --> open : error build
  gone --> [*]`);
  });
});

describe('a summary', () => {
  const text = summaryOf(door);

  it.each([
    'On `key.turn`, if `isRightKey`: goes to **shut.free** and does `click`, `greet` — §1 Keys',
    'On `key.turn`, otherwise (not `isRightKey`): stays — §1 Keys',
    'After 5,000 ms: goes to **shut.free**',
    'When `build` succeeds: goes to **gone**',
    'When `build` fails: stays',
    'A key is needed. (starts here)',
    'People pass. (screens see `passable`)',
    'There is a wall. (ends here)',
    'A wall never opens.',
  ])('says: %s', (sentence) => {
    expect(text).toContain(sentence);
  });
});

it('writes one README.md for each table, into a folder of its name', () => {
  const files = writeStatecharts([door]);
  expect(Object.keys(files)).toEqual(['door/README.md']);
  expect(files['door/README.md']).toMatch(/^<!-- Generated from specs\/statecharts\/door\.table\.yaml /);
});
