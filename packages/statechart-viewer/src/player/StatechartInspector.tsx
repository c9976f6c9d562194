import { useState } from 'react';
import { triggerOf } from '@duneline/machines/triggers';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { stateText, pathsOf, type StateValue } from '../chart/paths.ts';
import { StatechartView } from '../StatechartView/StatechartView.tsx';
import { rowSentence } from '../labels/rowWords.ts';
import { EventSender } from './EventSender.tsx';
import { History } from './History.tsx';
import { CurrentState } from './CurrentState.tsx';
import { rowsFrom } from './rowsFrom.ts';
import * as css from './player.css.ts';

/** A snapshot of a machine that runs elsewhere. */
export interface InspectedMoment {
  readonly value: StateValue;
  readonly context: unknown;
  readonly tags: readonly string[];
  readonly status: string;
  /** The event that led to it; `null` for the start. */
  readonly event: string | null;
  /** Table lines of the rows taken. */
  readonly lines: readonly number[];
}

export interface StatechartInspectorProps {
  table: StatechartTable;
  moments: readonly InspectedMoment[];
  /** Sends an event to the machine. */
  onSend: (row: StatechartRow) => void;
}

/** Inspects a machine that runs elsewhere: highlights its state and last transition, lists past moments, and sends events. */
export function StatechartInspector({ table, moments, onSend }: StatechartInspectorProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const now = pinned ?? moments.length - 1;
  const moment = moments[now];
  if (!moment) return <p className={css.muted}>No story runs this machine at the moment.</p>;
  // Actors and delays are controlled elsewhere, so only events can be sent.
  const rows = rowsFrom(table, pathsOf(moment.value)).filter(({ event }) => triggerOf(event).kind === 'event');
  const taken = table.rows.filter(({ line }) => moment.lines.includes(line)).map(rowSentence);
  return (
    <div className={css.stage}>
      <StatechartView
        {...{ table, chosen }}
        snapshot={moment}
        last={moment.lines}
        onChoose={setChosen}
        caption={<output>{taken.join(' ') || moment.event}</output>}
      />
      <div className={css.side}>
        <CurrentState table={table} snapshot={moment} />
        <EventSender {...{ rows, chosen, onSend }} onChoose={setChosen} />
        <History
          moments={moments.map(({ event, value }) => ({ event, state: stateText(value, table) }))}
          now={now}
          onGo={(index) => setPinned(index === moments.length - 1 ? null : index)}
        />
      </div>
    </div>
  );
}
