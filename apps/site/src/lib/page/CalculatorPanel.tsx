import type { ReactNode } from 'react';
import * as css from './CalculatorPanel.css.ts';

export interface CalculatorPanelProps {
  readonly inputs: ReactNode;
  /** What follows from them. */
  readonly children: ReactNode;
}

/** What can be tried out, with what follows from it beside it on wide screens and below it on narrow ones. */
export function CalculatorPanel({ inputs, children }: CalculatorPanelProps) {
  return (
    <div className={css.panel}>
      <div className={css.inputs}>{inputs}</div>
      {children}
    </div>
  );
}
