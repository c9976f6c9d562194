import * as t from '@duneline/specs/messages/checkout';
import { Button } from '@duneline/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './checkout.css.ts';

export interface StepCardProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'open' | 'ahead';
  /** The step's answer once it is complete. */
  readonly answer: ReactNode;
  /** Opens a completed step. */
  readonly onOpen: () => void;
  /** Whether the focus moves to the title when the step opens; not for the page's first one. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A step of the checkout: open with its fields, complete with its answer and a button to change it, or not reached yet. */
export function StepCard({ id, number, title, state, answer, onOpen, takesFocus, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus();
  }, [isOpen, takesFocus]);
  return (
    <section className={css.block} aria-labelledby={id} data-state={state} aria-current={isOpen ? 'step' : undefined}>
      <div className={css.blockHead}>
        <h2 ref={heading} id={id} tabIndex={-1} className={css.stepTitle}>
          <span className={css.number} data-state={state} aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
        {state === 'done' && (
          <Button size="sm" variant="quiet" aria-label={t.changeStep({ step: title })} onPress={onOpen}>
            {t.changeShort}
          </Button>
        )}
      </div>
      {isOpen ? children : state === 'done' && <div className={css.answer}>{answer}</div>}
    </section>
  );
}
