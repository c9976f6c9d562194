import type { StatechartRow } from '@duneline/specs/contract';
import { tableOf, walkRow } from '@duneline/machines/testing';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { pathsOf } from '../chart/paths.ts';
import { parcel, parcelMachine } from '../parcel.test-support.ts';
import { selectMoment, rowLines, momentOf, playRow, startSession, tryEvent, type Session } from './session.ts';
import { chartPaths } from './chartPaths.ts';
import { rowsFrom } from './rowsFrom.ts';

const start = startSession(parcelMachine, parcel);

function rowAt(line: number): StatechartRow {
  const row = parcel.rows.find((one) => one.line === line);
  if (!row) throw new Error(`The parcel has no line ${line}.`);
  return row;
}

function played(...lines: readonly number[]): Session {
  return lines.reduce((session, line) => playRow(session, rowAt(line)), start);
}

function stateOf(session: Session): string | undefined {
  return pathsOf(momentOf(session).snapshot.value).at(-1);
}

it('has a sample machine that does what its table says', () => {
  expect(parcel.rows.flatMap((row) => walkRow(parcelMachine, parcel, row))).toEqual([]);
});

describe('a session', () => {
  it('plays events, the passing of time and the answers of actors, and names the rows taken', () => {
    const session = played(10, 12, 13);
    expect(stateOf(session)).toBe('travelling.road');
    expect(session.moments.map(({ steps }) => rowLines(parcel, steps))).toEqual([[], [10], [12], [13]]);
  });

  it('goes back and forth in time, no further than there is any', () => {
    const session = played(10, 12, 14);
    expect(stateOf(selectMoment(session, 1))).toBe('travelling.road');
    expect(stateOf(selectMoment(selectMoment(session, 1), 3))).toBe('returned');
    expect([selectMoment(session, -5).now, selectMoment(session, 50).now]).toEqual([0, 3]);
  });

  it('forgets what came after a moment in the past in which something else is played', () => {
    const session = playRow(selectMoment(played(10, 12, 14), 2), rowAt(13));
    expect(session.moments.map((moment) => moment.played?.line ?? 0)).toEqual([0, 10, 12, 13]);
    expect(stateOf(session)).toBe('travelling.road');
  });

  it('says what the guards of an edited event answer, and keeps nothing of it', () => {
    const session = played(10, 12);
    const edited = { ...rowAt(13), example: { output: false } };
    expect(tryEvent(session, edited).map(({ row, verdict }) => [row.line, verdict])).toEqual([
      [13, 'refused'],
      [14, 'taken'],
    ]);
    expect(stateOf(session)).toBe('travelling.customs');
  });

  it('says which rows are not reached, and that a refused event is refused', () => {
    expect(tryEvent(start, rowAt(10)).map(({ verdict }) => verdict)).toEqual(['taken', 'not asked']);
    const unstamped = startSession(parcelMachine, parcel, { stamps: 0 });
    expect(tryEvent(unstamped, rowAt(10)).map(({ verdict }) => verdict)).toEqual(['refused', 'taken']);
  });
});

describe('the paths', () => {
  const { states, rows } = chartPaths(parcel);

  it('lead to every innermost state by the fewest rows', () => {
    expect(states.map(({ id, rows: way }) => [id, way.map(({ line }) => line)])).toEqual([
      ['packed', []],
      ['travelling.road', [10]],
      ['travelling.customs', [10, 12]],
      ['delivered', [10, 16]],
      ['returned', [10, 12, 14]],
    ]);
  });

  it('take every row when they are played', () => {
    expect(rows.map(({ id }) => id)).toEqual(parcel.rows.map(({ line }) => `line ${line}`));
    for (const { to, input, rows: way } of rows) {
      const session = way.reduce(playRow, startSession(parcelMachine, parcel, input));
      const isRefusal = typeof to !== 'string' && to.to === to.from;
      expect(rowLines(parcel, momentOf(session).steps)).toEqual(isRefusal ? [] : [typeof to === 'string' ? 0 : to.line]);
    }
  });
});

it('offers what can happen in a state and the states around it, and nothing that happens by itself', () => {
  expect(rowsFrom(parcel, ['travelling', 'travelling.road']).map(({ line }) => line)).toEqual([12, 16]);
});

it('plays a machine by the table that it makes of itself', () => {
  const table = tableOf(parcelMachine, { stamps: 1 });
  const post = table.rows.find(({ event }) => event === 'parcel.post');
  const session = playRow(startSession(parcelMachine, table), post ?? rowAt(0));
  expect(momentOf(session).snapshot.value).toEqual({ travelling: 'road' });
  expect(rowLines(table, momentOf(session).steps)).toEqual([post?.line]);
});

it('says what a machine needs that does not start', () => {
  const needy = createMachine({ id: 'needy', context: ({ input }) => ({ first: Reflect.get(Object(input).list, 0) }) });
  expect(() => startSession(needy, tableOf(needy))).toThrow(
    /needy fails with the input \{\}: TypeError.*Pass what it needs as `input`/,
  );
});
