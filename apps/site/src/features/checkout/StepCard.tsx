import * as t from '@duneline/specs/messages/checkout';
import { Button } from '@duneline/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './checkout.css.ts';

export interface StepCardProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'open' | 'ahead';
  /** What was answered, once it is. */
  readonly answer: ReactNode;
  /** Opens a step that is done. */
  readonly onOpen: () => void;
  /** Whether the focus moves to the title as the step opens: not on the page's first. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A step of the checkout: open with its fields, done with its answer and a way back to it, or still ahead. */
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
