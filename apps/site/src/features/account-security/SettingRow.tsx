import type { ReactNode } from 'react';
import * as css from './security.css.ts';

export interface SettingRowProps {
  readonly term: string;
  readonly children: ReactNode;
  /** At the end of the row. */
  readonly action?: ReactNode;
}

/** A setting: name, current value, and a button to change it. */
export function SettingRow({ term, children, action }: SettingRowProps) {
  return (
    <div className={css.row}>
      <div className={css.setting}>
        <span className={css.term}>{term}</span>
        <span className={css.value}>{children}</span>
      </div>
      {action}
    </div>
  );
}
