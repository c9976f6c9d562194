import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './RuleList.css.ts';

export interface Rule {
  id: string;
  /** "Profit target" */
  label: string;
  /** "$1,000 · 10%" */
  value: string;
  /** Small print below the label: a condition. */
  note?: string;
}

export interface RuleListProps extends ElementProps {
  rules: readonly Rule[];
  className?: string;
}

/** Rules with figures and conditions: one column on phones, two from 768 px, which are read column by column. */
export function RuleList({ rules, className, ...element }: RuleListProps) {
  requireProps('RuleList', { rules });
  const half = Math.ceil(rules.length / 2);
  const columns = [rules.slice(0, half), rules.slice(half)].filter((column) => column.length > 0);
  return (
    <div {...pickElementProps(element)} className={[css.columns, className].filter(Boolean).join(' ')}>
      {columns.map((column) => (
        <dl key={column[0]?.id} className={css.list}>
          {column.map(({ id, label, value, note }) => (
            <div key={id} className={css.rule}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
              {note && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
