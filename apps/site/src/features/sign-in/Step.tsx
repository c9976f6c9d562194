import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './sign-in.css.ts';

export interface StepProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The first step of a page does not take the focus; all others do. @default false */
  readonly isOpening?: boolean;
  readonly children: ReactNode;
}

/** A step of signing in: its heading takes the focus, so that the change is announced. */
export function Step({ title, lead, isOpening = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpening) heading.current?.focus();
  }, [title, isOpening]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.form}>{children}</div>
    </>
  );
}
