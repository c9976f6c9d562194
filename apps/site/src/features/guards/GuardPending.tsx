import { Spinner } from '@duneline/ui';
import * as css from './guards.css.ts';

/** What stands in a guarded page's place while the guard decides. */
export function GuardPending({ text }: { readonly text: string }) {
  return (
    <main className={css.wait}>
      <output className={css.waitText}>
        <Spinner /> {text}
      </output>
    </main>
  );
}
