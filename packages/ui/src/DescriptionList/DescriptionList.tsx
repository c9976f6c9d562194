import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './DescriptionList.css.ts';

export interface Description {
  id: string;
  /** "Loss floor" */
  label: ReactNode;
  value: ReactNode;
  /** Small print, such as a condition of the value. */
  note?: ReactNode;
}

export interface DescriptionListProps extends ElementProps {
  items: readonly Description[];
  /**
   * `rows`: value at the end of its term's line, between hairlines. `columns`: rows in two columns from 960 CSS pixels. `blocks`:
   * value below its term, in two columns from 480 and four from 960. @default 'rows'
   */
  layout?: 'rows' | 'columns' | 'blocks';
}

/** Terms with one value each. */
export function DescriptionList({ items, layout = 'rows', ...element }: DescriptionListProps) {
  requireProps('DescriptionList', { items });
  return (
    <div {...pickElementProps(element)} className={css.container}>
      <dl className={css.list[layout]}>
        {items.map(({ id, label, value, note }) => (
          <div key={id} className={css.item[layout]}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value[layout]}>{value}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
