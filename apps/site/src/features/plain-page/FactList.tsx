import type { ReactNode } from 'react';
import * as css from './PlainPage.css.ts';

/** A term and its value, side by side. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Facts as a list of terms and values, figures at the end edge. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
