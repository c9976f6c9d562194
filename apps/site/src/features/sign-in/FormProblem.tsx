import * as t from '@duneline/specs/messages/account';
import { Alert } from '@duneline/ui';
import type { Ref } from 'react';
import * as css from './sign-in.css.ts';

/** The sentence about a form that did not go through; takes the focus. */
export function FormProblem({ sentence, ref }: { readonly sentence: string | null; readonly ref: Ref<HTMLDivElement> }) {
  if (sentence === null) return null;
  return (
    <div ref={ref} tabIndex={-1} className={css.problem}>
      <Alert tone="loss" title={t.errorTitle}>
        {sentence}
      </Alert>
    </div>
  );
}
