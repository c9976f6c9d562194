import { Spinner } from '@duneline/ui';
import * as css from './guards.css.ts';

/** Replaces a guarded page while the guard checks. */
export function GuardPending({ text }: { readonly text: string }) {
  return (
    <main className={css.placeholder} aria-busy="true">
      <output className={css.waitText}>
        <Spinner /> {text}
      </output>
    </main>
  );
}
