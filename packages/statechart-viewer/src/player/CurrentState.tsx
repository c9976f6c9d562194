import type { StatechartTable } from '@duneline/specs/contract';
import { Badge, Disclosure, Heading } from '@duneline/ui';
import type { StateValue } from '../chart/paths.ts';
import { stateText } from '../chart/paths.ts';
import * as css from './player.css.ts';

interface NowProps {
  table: StatechartTable;
  snapshot: { readonly value: StateValue; readonly context: unknown; readonly tags: Iterable<string>; readonly status: string };
}

/** The machine's current state, tags and context. */
export function CurrentState({ table, snapshot: { value, context, tags, status } }: NowProps) {
  return (
    <section className={css.section}>
      <Heading level={3} size="md">
        Now
      </Heading>
      <p className={css.current}>
        <strong>{stateText(value, table)}</strong>
        {[...tags].map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {status !== 'active' && <Badge tone={status === 'error' ? 'danger' : 'info'}>{status}</Badge>}
      </p>
      <Disclosure title="Context">
        <pre className={css.code} tabIndex={-1}>
          {JSON.stringify(context, null, 2)}
        </pre>
      </Disclosure>
    </section>
  );
}
