import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './PaymentLogos.css.ts';

export interface PaymentLogosProps extends ElementProps {
  /** The list's accessible name: "Ways to pay". */
  label: string;
  methods: readonly PaymentMethod[];
}

export interface PaymentMethod {
  readonly id: string;
  /** "Google Pay" */
  readonly name: string;
  /** Small text after the name: "card", "crypto". */
  readonly kind?: string;
}

/** Payment methods as text: no trademark is copied, and all of them are readable. */
export function PaymentLogos({ label, methods, ...element }: PaymentLogosProps) {
  return (
    <ul {...pickElementProps(element)} role="list" className={css.list} aria-label={label}>
      {methods.map(({ id, name, kind }) => (
        <li key={id} className={css.method}>
          <bdi className={css.name}>{name}</bdi> {kind && <span className={css.kind}>{kind}</span>}
        </li>
      ))}
    </ul>
  );
}
