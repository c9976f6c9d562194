import * as css from './TermGrid.css.ts';

/** A term and its explanation. */
export interface TermGridItem {
  readonly title: string;
  readonly text: string;
}

/** Terms with explanations, in two columns on wide screens. */
export function TermGrid({ pairs }: { readonly pairs: readonly TermGridItem[] }) {
  return (
    <dl className={css.pairs}>
      {pairs.map(({ title, text }) => (
        <div key={title} className={css.pair}>
          <dt className={css.pairTitle}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
