import { Badge } from '@duneline/ui';
import type { ReactNode } from 'react';
import * as css from '../business.css.ts';

export interface CheckProps {
  readonly isMet: boolean;
  /** The result in words: "Active", "Too little". */
  readonly words: string;
  /** The record that it is about. */
  readonly children?: ReactNode;
}

/** Whether something that a payout requires is there. */
export function Check({ isMet, words, children }: CheckProps) {
  return (
    <span className={css.actions}>
      {children}
      <Badge tone={isMet ? 'success' : 'danger'}>{words}</Badge>
    </span>
  );
}
