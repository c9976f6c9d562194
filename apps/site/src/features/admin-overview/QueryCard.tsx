import * as t from '@duneline/specs/messages/account';
import { Alert, Button, Skeleton } from '@duneline/ui';
import { useId, type ReactNode } from 'react';
import { useQuery } from '../../lib/remote/useQuery.ts';
import * as css from './overview.css.ts';

export interface QueryCardProps<T> {
  readonly title: string;
  readonly text: string;
  /** Sends the query; must keep its identity. */
  readonly ask: () => Promise<T>;
  readonly failed: string;
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: string;
  readonly children: (value: T) => ReactNode;
}

/** A card of the overview with the result of a query: loading, empty, failed with a retry, or the rows. */
export function QueryCard<T>({ title, text, ask, failed, isEmpty = () => false, empty, children }: QueryCardProps<T>) {
  const id = useId();
  const { remote, retry } = useQuery(ask);
  return (
    <section aria-labelledby={id} aria-busy={remote.status === 'loading'} className={css.card}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      {remote.status === 'loading' && <Skeleton lines={4} />}
      {remote.status === 'failed' && (
        <Alert
          tone="danger"
          title={failed}
          action={
            <Button variant="secondary" size="sm" onPress={retry}>
              {t.retry}
            </Button>
          }
        />
      )}
      {remote.status === 'ready' && (isEmpty(remote.value) ? <p>{empty}</p> : children(remote.value))}
    </section>
  );
}
