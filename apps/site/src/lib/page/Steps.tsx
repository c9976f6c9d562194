import { formatNumber } from '../format/formatNumber.ts';
import type { TermGridItem } from './TermGrid.tsx';
import * as css from './Steps.css.ts';

/** Numbered steps, in a row if there is enough space. */
export function Steps({ steps }: { readonly steps: readonly TermGridItem[] }) {
  return (
    <ol role="list" className={css.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <span className={css.number}>{formatNumber(index + 1)}</span>
          <h3 className={css.name}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
