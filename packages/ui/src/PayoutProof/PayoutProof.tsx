import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icons.ts';
import * as css from './PayoutProof.css.ts';

export interface PayoutProofProps extends ElementProps {
  /** "M. Okafor" */
  name: string;
  /** "2 hours ago", and the time as an ISO date. */
  when: { readonly text: string; readonly dateTime?: string };
  /** "$1,240.00" */
  amount: string;
  /** Two-letter code and name: "NG", "Nigeria". */
  country: { readonly code: string; readonly name: string; readonly city?: string };
  /** "UPI" */
  method: string;
  /** The account of the payout: "$50K account". */
  account: string;
  /** "80% share" */
  share: string;
  /** "DL-48213" */
  receipt: string;
  /** "Receipt checked"; omit it if nobody has checked it. */
  verified?: string;
  /** "Sample", for a payout that is not real. */
  note?: string;
}

/** A payout as a torn-off receipt: recipient, amount, account, and the receipt number. */
export function PayoutProof(props: PayoutProofProps) {
  requireProps('PayoutProof', { when: props.when, country: props.country });
  const { name, when, amount, country, method, account, share, receipt, verified, note } = props;
  return (
    <article {...pickElementProps(props)} className={css.card} aria-label={`${name}, ${amount}`}>
      <p className={css.row}>
        <bdi>{name}</bdi>
        <time className={css.muted} dateTime={when.dateTime}>
          {when.text}
        </time>
      </p>
      <p className={css.amount}>
        <bdi>{amount}</bdi>
        {note && <span className={css.muted}>{note}</span>}
      </p>
      <p className={css.row}>
        <span>
          <abbr title={country.name} className={css.code}>
            {country.code}
          </abbr>
          {country.city && <span>{` · ${country.city}`}</span>}
        </span>
        <span>{method}</span>
      </p>
      <p className={css.row}>
        <span>{account}</span>
        <span>{share}</span>
      </p>
      <p className={css.stub}>
        <bdi>{receipt}</bdi>
        {verified && (
          <span className={css.verified}>
            <Icon of={check} size={16} /> {verified}
          </span>
        )}
      </p>
    </article>
  );
}
