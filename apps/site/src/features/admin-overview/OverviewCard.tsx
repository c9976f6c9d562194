import { useId, type ReactNode } from 'react';
import { QueryPanel, type PanelQuery } from '../../lib/query/QueryPanel.tsx';
import * as css from './overview.css.ts';

export interface OverviewCardProps<Data> {
  readonly title: string;
  readonly text: string;
  readonly query: PanelQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A card of the overview: its title, what it shows, and the data of a query. */
export function OverviewCard<Data>({ title, text, query, children }: OverviewCardProps<Data>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <QueryPanel query={query}>{children}</QueryPanel>
    </section>
  );
}
