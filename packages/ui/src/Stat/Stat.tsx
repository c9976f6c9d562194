import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrowDown, arrowUp, minus } from '../Icon/icons.ts';
import * as css from './Stat.css.ts';

export interface StatChange {
  /** The amount without a sign: "27%". */
  by: string;
  way: 'up' | 'down' | 'flat';
  /** Whether the change is good: fewer breaches are. @default up is good, down is bad */
  isGood?: boolean;
  /** "on the 12 weeks before" */
  since?: ReactNode;
}

export interface StatProps extends ElementProps {
  /** The name of the figure: "Commission". */
  label: ReactNode;
  /** The formatted figure: "$8,926". */
  value: ReactNode;
  change?: StatChange;
  /** Small print instead of a change, or below it: the figure's source, "simulated". */
  note?: ReactNode;
  /** Below it, from edge to edge, such as a filled `Sparkline`. */
  drawing?: ReactNode;
  /** With its own card, or as part of its container. @default 'card' */
  frame?: 'card' | 'none';
  /** Text alternatives of the arrows. */
  words?: Record<StatChange['way'], string>;
}

const signs = { up: arrowUp, down: arrowDown, flat: minus };
const english = { up: 'up', down: 'down', flat: 'unchanged' };

/** A figure, its name, and its change. */
export function Stat({ label, value, change, note, drawing, frame = 'card', words = english, ...element }: StatProps) {
  return (
    <div {...pickElementProps(element)} className={css.frame[frame]}>
      <dl className={css.words[frame]}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.value}>{value}</dd>
        {change && (
          <dd className={css.small}>
            <span className={css.tone[toneOf(change)]}>
              <Icon of={signs[change.way]} size={16} aria-label={words[change.way]} />
              {change.by}
            </span>{' '}
            <span>{change.since}</span>
          </dd>
        )}
        {note && <dd className={css.small}>{note}</dd>}
      </dl>
      {drawing && <div className={css.drawing}>{drawing}</div>}
    </div>
  );
}

function toneOf({ way, isGood = way === 'up' }: StatChange): keyof typeof css.tone {
  if (way === 'flat') return 'flat';
  return isGood ? 'gain' : 'loss';
}
