import type { ReactNode } from 'react';
import * as css from './checkout.css.ts';

/** The parts of the order form; their titles have these ids. */
export type OrderPart = 'selection' | 'contact' | 'method' | 'terms';

export interface OrderSectionProps {
  readonly id: OrderPart;
  readonly number: number;
  readonly title: string;
  /** Whether the fields are locked, while the order is sent. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** A numbered part of the order form. Its title takes the focus when the form opens again at this part. */
export function OrderSection({ id, number, title, isLocked, children }: OrderSectionProps) {
  return (
    <section className={css.block} aria-labelledby={id} inert={isLocked}>
      <h2 id={id} tabIndex={-1} className={css.sectionTitle}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
