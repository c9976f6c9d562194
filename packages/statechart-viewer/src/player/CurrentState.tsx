import { Badge, Disclosure, Heading } from '@duneline/ui';
import type { StateValue } from '../chart/paths.ts';
import { pathsOf } from '../chart/paths.ts';
import * as css from './player.css.ts';

interface NowProps {
  snapshot: { readonly value: StateValue; readonly context: unknown; readonly tags: Iterable<string>; readonly status: string };
}

/** The machine's current state, tags and context. */
export function CurrentState({ snapshot: { value, context, tags, status } }: NowProps) {
  return (
    <section className={css.section}>
      <Heading level={3} size="md">
        Now
      </Heading>
      <p className={css.current}>
        <strong>{pathsOf(value).at(-1)}</strong>
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
