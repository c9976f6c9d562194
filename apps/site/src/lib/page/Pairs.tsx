import * as css from './Pairs.css.ts';

/** A short claim and the sentence that carries it. */
export interface Pair {
  readonly title: string;
  readonly text: string;
}

/** Claims with their sentences, two beside each other on wide screens, between hairlines. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
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
