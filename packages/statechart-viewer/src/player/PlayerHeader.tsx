import type { StatechartTable } from '@duneline/specs/contract';
import { Heading, Text } from '@duneline/ui';
import { isWritten } from '../chart/isWritten.ts';
import type { Coverage } from '../StatechartView/Highlight.ts';
import * as css from './player.css.ts';

/** A place in a file. */
export interface Place {
  /** What is there, such as "Table". */
  readonly label: string;
  /** Path relative to the repository. */
  readonly file: string;
  readonly line?: number;
}

interface PlayerHeaderProps {
  table: StatechartTable;
  coverage: Coverage | null;
  testedAt: string | undefined;
  places: readonly Place[];
  onOpen: ((place: Place) => void) | undefined;
}

/** The purpose of the machine, its size, the results of its last test run, and its files. */
export function PlayerHeader({ table, coverage, testedAt, places, onOpen }: PlayerHeaderProps) {
  const states = Object.keys(table.states).length;
  const passed = table.rows.filter(({ line }) => coverage?.[line] === 'passed').length;
  const when = testedAt ? `, ${new Date(testedAt).toLocaleString()}` : '';
  const tested = coverage
    ? `${passed} of them passed in the last test run${when}.`
    : isWritten(table) && 'No test run has left a report here.';
  return (
    <header className={css.header}>
      <Heading level={2} size="x2">
        {table.name}
      </Heading>
      <Text size="lg" tone="muted" isMeasured>
        {table.summary}
      </Text>
      <Text size="sm" tone="faint">
        <span>{[`${counted(states, 'state')}, ${counted(table.rows.length, 'row')}.`, tested].filter(Boolean).join(' ')}</span>
      </Text>
      <ul role="list" className={css.places}>
        {places.map((place) => {
          const address = place.line === undefined ? place.file : `${place.file}:${place.line}`;
          return (
            <li key={`${place.label} ${address}`}>
              {place.label}{' '}
              {onOpen ? (
                <button type="button" className={css.address} onClick={() => onOpen(place)}>
                  {address}
                </button>
              ) : (
                <code className={css.address}>{address}</code>
              )}
            </li>
          );
        })}
      </ul>
    </header>
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
