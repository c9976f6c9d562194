import { Alert } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import * as css from './ContactForm.css.ts';

interface SendProblemProps {
  readonly problem: { readonly title: string; readonly text: string } | null;
}

/** The error of a failed attempt; takes the focus. */
export function SendProblem({ problem }: SendProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = problem?.title;
  useEffect(() => box.current?.focus(), [title]);
  if (!problem) return null;
  return (
    <div ref={box} tabIndex={-1} className={css.attempt}>
      <Alert tone="danger" title={problem.title}>
        {problem.text}
      </Alert>
    </div>
  );
}
