import type { Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { VisuallyHidden } from '@duneline/ui';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange } from '../../../lib/format/formatRange.ts';
import { PhaseDrawing } from './PhaseDrawing.tsx';
import { phasePaths, type PhasePath } from './phasePaths.ts';
import * as css from './PhaseList.css.ts';

/** A program's phases up to the funded account: a drawing for each, with the figures of its lines below. */
export function PhaseList({ program }: { readonly program: Program }) {
  return (
    <ol role="list" className={css.phases}>
      {phasePaths(program).map((phase) => (
        <li key={phase.id} className={css.phase}>
          <h4 className={css.name}>{phase.name}</h4>
          <PhaseDrawing phase={phase} />
          <VisuallyHidden as="p">{summaryOf(phase)}</VisuallyHidden>
          <dl className={css.lines}>
            {linesOf(program, phase).map(({ kind, term, value }) => (
              <div key={kind} className={css.line}>
                <dt className={css.term}>
                  <svg className={css.stroke} aria-hidden>
                    <line className={css.strokes[kind]} x1="1" x2="15" y1="6" y2="6" />
                  </svg>
                  {term}
                </dt>
                <dd className={css.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function summaryOf({ target, closes, payouts }: PhasePath): string {
  const day = closes.length - 1;
  return target === null ? t.fundedSummary({ count: payouts.length, days: day }) : t.phaseSummary({ day });
}

interface PhaseLine {
  /** The line of the drawing that the figure belongs to. */
  readonly kind: keyof typeof css.strokes;
  readonly term: string;
  readonly value: string;
}

function linesOf({ rewardSharePercent }: Program, { target, rules }: PhasePath): PhaseLine[] {
  return [
    target === null
      ? { kind: 'balance', term: t.keep, value: formatPercentRange(rewardSharePercent) }
      : { kind: 'target', term: t.target, value: formatPercent(target, { sign: 'always' }) },
    { kind: 'daily', term: t.daily, value: formatPercent(-rules.dailyLossPercent) },
    { kind: 'floor', term: t.maximum, value: formatPercent(-rules.maxDrawdownPercent) },
  ];
}
