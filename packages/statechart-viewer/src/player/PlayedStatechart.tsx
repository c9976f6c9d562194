import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { walkRow } from '@duneline/machines/testing';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { Button, SegmentedControl } from '@duneline/ui';
import type { AnyStateMachine } from 'xstate';
import { stateText, pathsOf } from '../chart/paths.ts';
import { isWritten } from '../chart/isWritten.ts';
import type { Coverage } from '../StatechartView/Highlight.ts';
import { StatechartView } from '../StatechartView/StatechartView.tsx';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { StateTree } from '../textAlternative/StateTree.tsx';
import { TransitionTable } from '../textAlternative/TransitionTable.tsx';
import { rowSentence } from '../labels/rowWords.ts';
import { EventSender } from './EventSender.tsx';
import { History } from './History.tsx';
import { CurrentState } from './CurrentState.tsx';
import { PathList } from './PathList.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import * as css from './player.css.ts';
import { rowsFrom } from './rowsFrom.ts';
import { selectMoment, rowLines, momentOf, playRow, startSession, tryEvent, type Moment, type Session } from './session.ts';
import { usePathPlayback } from './usePathPlayback.ts';
import { chartPaths, type ChartPath } from './chartPaths.ts';
import { writeWalk } from './walkCode.ts';
import type { StatechartPlayerProps } from './StatechartPlayer.tsx';

interface PlayedStatechartProps extends Pick<StatechartPlayerProps, 'places' | 'onOpen' | 'testedAt' | 'walk' | 'onWalk'> {
  machine: AnyStateMachine;
  table: StatechartTable;
  coverage: Coverage | null;
  /** The start, or the walk that was given. */
  run: Session;
}

const views = [
  { id: 'table', label: 'Table' },
  { id: 'tree', label: 'Tree' },
  { id: 'paths', label: 'Paths' },
] as const;

/** A machine that has started: its drawing, table and tree, the possible events, past moments, and all paths. */
export function PlayedStatechart({ machine, table, run, coverage, ...rest }: PlayedStatechartProps) {
  const { testedAt, places = [], onOpen, walk: given = '', onWalk } = rest;
  const [session, setSession] = useState(run);
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [view, setView] = useState<(typeof views)[number]['id']>('table');
  const [tried, setTried] = useState<ReadonlyMap<StatechartRow, readonly string[]> | null>(null);
  const step = useCallback((row: StatechartRow) => setSession((now) => playRow(now, row)), []);
  const { walk } = usePathPlayback(step);
  const walks = useMemo(() => chartPaths(table), [table]);
  const walked = writeWalk(
    table,
    session.moments.slice(1, session.now + 1).flatMap(({ played }) => played ?? []),
  );
  useEffect(() => {
    if (walked !== given) onWalk?.(walked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reports a change of the walk, not of the page
  }, [walked]);

  const moment = momentOf(session);
  const active = pathsOf(moment.snapshot.value);
  const last = rowLines(table, moment.steps);
  const result = tried ? coverageOf(tried) : coverage;
  const lit = { active, last, chosen, coverage: result };
  const restart = (to: ChartPath) => {
    setSession(startSession(machine, table, { ...run.input, ...to.input }));
    walk(to.rows);
  };
  return (
    <article className={css.player}>
      <PlayerHeader {...{ table, coverage, testedAt, places, onOpen }} />
      <div ref={stage} className={css.stage}>
        <StatechartView
          {...{ table, last, chosen }}
          snapshot={moment.snapshot}
          coverage={result}
          onChoose={setChosen}
          caption={<output>{sentenceOf(table, last, moment)}</output>}
        />
        <div className={css.side}>
          <CurrentState table={table} snapshot={moment.snapshot} />
          <EventSender
            // A payload belongs to the selected moment.
            key={session.now}
            rows={rowsFrom(table, active)}
            chosen={chosen}
            onChoose={setChosen}
            onSend={step}
            tryOut={(row) => tryEvent(session, row)}
          />
          <History
            moments={session.moments.map(({ played, snapshot }) => ({
              event: played?.event ?? null,
              state: stateText(snapshot.value, table),
            }))}
            now={session.now}
            onGo={(index) => setSession(selectMoment(session, index))}
          />
        </div>
      </div>
      <div className={css.bar}>
        <SegmentedControl aria-label="View" items={views} selectedKey={view} onSelectionChange={setView} />
        <div className={css.tools}>
          {isWritten(table) && (
            <Button size="sm" onPress={() => setTried(new Map(table.rows.map((row) => [row, walkRow(machine, table, row)])))}>
              Walk every row
            </Button>
          )}
          <ExportMenu table={table} machine={machine} stage={stage} />
        </div>
      </div>
      {tried && <Outcome tried={tried} />}
      {view === 'table' && (
        <TransitionTable
          table={table}
          lit={lit}
          onChoose={setChosen}
          onOpen={
            onOpen && isWritten(table) ? (line) => onOpen({ label: 'Table', file: `specs/${table.file}`, line }) : undefined
          }
          verdictHead={tried ? 'Walked here' : 'Last test run'}
        />
      )}
      {view === 'tree' && <StateTree table={table} lit={lit} onChoose={setChosen} />}
      {view === 'paths' && (
        <div className={css.columns}>
          <PathList title="To every state" walks={walks.states} onPlay={restart} />
          <PathList title="Through every row" walks={walks.rows} onPlay={restart} />
        </div>
      )}
    </article>
  );
}

function Outcome({ tried }: { tried: ReadonlyMap<StatechartRow, readonly string[]> }) {
  const problems = [...tried.values()].flat();
  const passed = [...tried.values()].filter((found) => found.length === 0).length;
  return (
    <output className={css.outcome}>
      <span>
        {passed} of {tried.size} rows do what the table says.
      </span>
      {problems.map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </output>
  );
}

function coverageOf(tried: ReadonlyMap<StatechartRow, readonly string[]>): Coverage {
  return Object.fromEntries([...tried].map(([{ line }, problems]) => [line, problems.length === 0 ? 'passed' : 'failed']));
}

function sentenceOf(table: StatechartTable, last: readonly number[], { played, snapshot }: Moment): string {
  const rows = table.rows.filter(({ line }) => last.includes(line));
  const taken = rows.map(rowSentence);
  if (snapshot.status === 'error') return [...taken, `The machine fails: ${String(snapshot.error)}.`].join(' ');
  // A history leads to where the machine was last, which no table knows.
  const active = pathsOf(snapshot.value);
  const isElsewhere = rows.length === 1 && rows.every(({ to }) => !active.includes(to));
  if (taken.length > 0) return [...taken, ...(isElsewhere ? [`Now in ${stateText(snapshot.value, table)}.`] : [])].join(' ');
  return played ? `Refused: ${rowSentence(played)}` : `Starts in ${stateText(snapshot.value, table)}.`;
}
