import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './DescriptionList.css.ts';

export interface Description {
  id: string;
  /** "Loss floor" */
  term: ReactNode;
  value: ReactNode;
  /** Small print: the condition of the value. */
  note?: ReactNode;
}

export interface DescriptionListProps extends ElementProps {
  items: readonly Description[];
  /**
   * `rows`: the value at the end of the line of its term, between hairlines. `columns`: rows, two beside each other from 960 CSS pixels
   * on. `blocks`: the value below its term, two beside each other from 480, four from 960. @default 'rows'
   */
  layout?: 'rows' | 'columns' | 'blocks';
}

/** Terms and the one value that each has. */
export function DescriptionList({ items, layout = 'rows', ...element }: DescriptionListProps) {
  return (
    <div {...pickElementProps(element)} className={css.container}>
      <dl className={css.list[layout]}>
        {items.map(({ id, term, value, note }) => (
          <div key={id} className={css.item[layout]}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value[layout]}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
