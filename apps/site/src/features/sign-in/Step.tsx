import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './sign-in.css.ts';

export interface StepProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The step that a page opens with leaves the focus where it is; every other takes it. @default false */
  readonly isOpening?: boolean;
  readonly children: ReactNode;
}

/** One step of signing in: its heading takes the focus, so that everybody hears where they are. */
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
