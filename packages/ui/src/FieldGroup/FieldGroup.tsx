import { useId, type ReactNode } from 'react';
import { joinIds } from '../element/joinIds.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './FieldGroup.css.ts';

export interface FieldGroupProps extends ElementProps {
  /** The subject of the fields; screen readers announce it before each label. */
  legend: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Number of columns from 768 CSS pixels. @default 1 */
  columns?: 1 | 2;
}

/** Fields that belong together, as a native fieldset. */
export function FieldGroup({ legend, description, children, columns, ...element }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      {...pickElementProps(element)}
      aria-describedby={joinIds(element['aria-describedby'], description ? id : undefined)}
    >
      <legend className={css.legend}>{legend}</legend>
      {description && (
        <p id={id} className={css.description}>
          {description}
        </p>
      )}
      <div className={css.fields({ columns })}>{children}</div>
    </fieldset>
  );
}
