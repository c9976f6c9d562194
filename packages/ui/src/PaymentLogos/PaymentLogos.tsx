import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './PaymentLogos.css.ts';

export interface PaymentLogosProps extends ElementProps {
  /** Names the list: "Ways to pay". */
  label: string;
  methods: readonly PaymentMethod[];
}

export interface PaymentMethod {
  readonly id: string;
  /** "Google Pay" */
  readonly name: string;
  /** Stands small behind the name: "card", "crypto". */
  readonly kind?: string;
}

/** Ways to pay as words set by us: no trademark is copied, and every one can be read. */
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
