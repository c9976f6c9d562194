import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { check, minus } from '../Icon/icons.ts';
import * as css from './Comparison.css.ts';

export interface ComparisonWords {
  included: string;
  notIncluded: string;
  none: string;
}

const english: ComparisonWords = { included: 'Included', notIncluded: 'Not included', none: 'none' };

/** A plan's value of a feature: a text, or an icon with a text alternative. */
export function ComparisonValue({ children, words }: { children: ReactNode; words: Partial<ComparisonWords> | undefined }) {
  const { included, notIncluded, none } = { ...english, ...words };
  if (children === true) {
    return (
      <span className={css.yes}>
        <Icon of={check} aria-label={included} />
      </span>
    );
  }
  if (children === false) {
    return (
      <span className={css.no}>
        <Icon of={minus} aria-label={notIncluded} />
      </span>
    );
  }
  return children ?? <span className={css.no}>{none}</span>;
}
