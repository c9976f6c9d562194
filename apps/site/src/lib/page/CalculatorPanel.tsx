import type { ReactNode } from 'react';
import * as css from './CalculatorPanel.css.ts';

export interface CalculatorPanelProps {
  readonly inputs: ReactNode;
  /** The results. */
  readonly children: ReactNode;
}

/** Inputs of a calculation, with the results beside them on wide screens and below them on narrow ones. */
export function CalculatorPanel({ inputs, children }: CalculatorPanelProps) {
  return (
    <div className={css.panel}>
      <div className={css.inputs}>{inputs}</div>
      {children}
    </div>
  );
}
