import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileStatecharts } from './compileStatecharts.ts';

const door = `name: door
summary: A door.
initial: closed
states:
  closed: { summary: Nobody passes. }
  open: { summary: People pass., tags: [passable] }
rows: |
  from   | event      | guard          | to     | actions     | clause | input           | example    | expect
  closed | door.open  | isUnlocked     | open   | ring, greet | §1     | { locks: 0 }    | { by: ann }| { by: ann }
  closed | door.open  | not isUnlocked | closed |
  open   | door.close |                | closed |

  open   | after 5000 |                | closed | ring
invariants:
  one-way: It is never open and closed.
`;

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statecharts-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function compile(text: string, name = 'door.table.yaml') {
  await writeFile(join(folder, name), text);
  const { files, findings } = await compileStatecharts(folder);
  return {
    text: files['statecharts.gen.ts'],
    findings: findings.map(({ line, message }) => `${line}: ${message}`),
    full: findings,
  };
}

describe('a right table', () => {
  it('becomes an entry of the record, with the line of each row', async () => {
    const { text, findings } = await compile(door);
    expect(findings).toEqual([]);
    expect(text).toContain("export type StatechartName = 'door';");
    const rows = [...text.matchAll(/line: (\d+)/g)].map(([, line]) => Number(line));
    expect(rows).toEqual([9, 10, 11, 13]);
  });

  it('keeps actions, clause, input, example and expected context of a row', async () => {
    const { text } = await compile(door);
    for (const part of ["['ring', 'greet']", "'§1'", 'input: { locks: 0 }', "example: { by: 'ann' }", "expect: { by: 'ann' }"]) {
      expect(text).toContain(part);
    }
  });

  it('is compiled to the same text each time', async () => {
    expect((await compile(door)).text).toBe((await compile(door)).text);
  });

  it('may have final states', async () => {
    const text = door
      .replace('  open: {', '  gone: { summary: Away., isFinal: true }\n  open: {')
      .replace('  open   | after 5000 |                | closed', '  open   | after 5000 |                | gone');
    expect((await compile(text)).findings).toEqual([]);
  });
});

describe('a wrong table', () => {
  const row = (change: string) => door.replace('  open   | door.close |                | closed |', change);

  it.each([
    ['an unknown target', row('  open | door.close | | ajar |'), "11: Unknown state 'ajar' in 'to': use one of closed, open."],
    [
      'an unknown source',
      row('  ajar | door.close | | closed |'),
      "11: Unknown state 'ajar' in 'from': use one of closed, open.",
    ],
    [
      'a duplicate row',
      row('  closed | door.open | not isUnlocked | closed |'),
      "11: Duplicate row: 'closed | door.open | not isUnlocked' stands above already.",
    ],
    [
      'a guard without its other outcome',
      row('  open | door.close | isIdle | closed |'),
      "11: 'isIdle' lacks its other outcome: add a row 'open | door.close | not isIdle'.",
    ],
    [
      'an outcome that is out of place',
      row('  open | door.close | not isIdle | closed |'),
      "11: 'not isIdle' must directly follow the row of 'open | door.close' with the guard 'isIdle'.",
    ],
    [
      'an unguarded row below a guard',
      door.replace('not isUnlocked', '              '),
      "10: This row needs the guard 'not isUnlocked', because 'isUnlocked' stands above it.",
    ],
    [
      'a row that can never happen',
      row('  closed | door.open | isStuck | closed |'),
      "11: This row can never happen: the rows of 'closed | door.open' above it cover every case.",
    ],
    [
      'a bad event',
      row('  open | close | | closed |'),
      "11: 'close' is no event: write subject.verb, 'after <milliseconds>', 'always', 'done <actor>' or 'error <actor>'.",
    ],
    ['a bad delay', row('  open | after soon | | closed |'), "11: 'after soon' is no event: write subject.verb,"],
    ['a bad guard', row('  open | door.close | idle | closed |'), "11: 'idle' is no guard: name a predicate"],
    ['a bad action', row('  open | door.close | | closed | Ring it'), "11: 'Ring it' is no action: use a camelCase name"],
    [
      'an actor without an error exit',
      row('  open | done lock | | closed |'),
      "11: Actor 'lock' has no error exit: add a row 'open | error lock'.",
    ],
    [
      'an example of a reply without the reply',
      row('  open | error lock | | closed | | | | { reason: x } |'),
      "11: The example of 'error lock' must be { error: … }.",
    ],
    [
      'an example that is no mapping',
      row('  open | door.close | | closed | | | | ann |'),
      "11: The example 'ann' is not a mapping",
    ],
    ['too few cells', row('  open | door.close | closed'), '11: This row has 3 cells; it needs 5 to 9, one per column.'],
    [
      'an unreachable state',
      door.replace('  open: {', '  lost: { summary: Lost. }\n  open: {'),
      "6: State 'lost' is unreachable",
    ],
    [
      'a state without its parent',
      door.replace('  open: {', '  a.b: { summary: Lost. }\n  open: {'),
      "6: State 'a.b' lies in 'a'",
    ],
    [
      'a dead end',
      door.replace('  open: {', '  gone: { summary: Away. }\n  open: {').replace('| closed | ring', '| gone | ring'),
      "6: State 'gone' is a dead end: add a row out of it, or 'isFinal: true'.",
    ],
    [
      'an end that is left',
      door.replace('tags: [passable]', 'isFinal: true'),
      "6: State 'open' is final, yet a row starts there",
    ],
    ['an unknown start', door.replace('initial: closed', 'initial: ajar'), "3: The initial state 'ajar' is not declared"],
    ['a state without a summary', door.replace('{ summary: Nobody passes. }', '{}'), "5: 'states.closed.summary' must be text."],
    ['an unknown key of a state', door.replace('tags: [passable]', 'tag: passable'), "6: State 'open' has no 'tag'"],
    ['an unknown key', door.replace('invariants:', 'invariant:'), "14: A table has no 'invariant'"],
    ['a missing key', door.replace('summary: A door.\n', ''), "1: The table has no 'summary': add it."],
    ['another name than its file', door.replace('name: door', 'name: gate'), "1: The file is called 'door.table.yaml'"],
    ['other columns', door.replace('from   | event', 'event  | from'), "8: The first line of 'rows' names the columns"],
    [
      'rows that are no block',
      door.replace(/rows: \|[^]*invariants/, 'rows: []\ninvariants'),
      "7: 'rows' must be a block of lines",
    ],
    ['no YAML', door.replace('{ summary: Nobody passes. }', '{ summary: '), 'The YAML cannot be read'],
    ['a list', '- door\n', "1: A table is a mapping: begin with 'name: …'."],
  ])('is reported with its line: %s', async (_, text, finding) => {
    const { findings } = await compile(text);
    expect(findings.join('\n')).toContain(finding);
  });

  it('is named by its file and left out of the record', async () => {
    const { text, full } = await compile(row('  open | door.close | | ajar |'));
    expect(full.map(({ file }) => file)).toEqual([join(folder, 'door.table.yaml')]);
    expect(text).toContain('export type StatechartName = never;');
  });
});
