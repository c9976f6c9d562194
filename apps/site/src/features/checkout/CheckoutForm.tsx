import { catalogue, type AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Alert, Checkbox, TextField } from '@duneline/ui';
import { formatList } from '../../lib/format/formatList.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { isEmail } from './isEmail.ts';
import * as css from './checkout.css.ts';

export interface CheckoutFormProps {
  readonly addOns: readonly AddOn['id'][];
  readonly onAddOnChange: (id: AddOn['id'], isAdded: boolean) => void;
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

/** Add-ons and contact; ordering itself is closed in this release, and the page says so. */
export function CheckoutForm({ addOns, onAddOnChange, email, onEmailChange }: CheckoutFormProps) {
  return (
    <>
      <section className={css.block} aria-labelledby="add-ons">
        <h2 id="add-ons" className={css.blockTitle}>
          {t.addOnsTitle}
        </h2>
        {catalogue.addOns.map(({ id, name, description, priceCents }) => (
          <Checkbox
            key={id}
            description={description}
            isSelected={addOns.includes(id)}
            onChange={(isAdded) => onAddOnChange(id, isAdded)}
          >
            {t.addOnOption({ name, price: `+${formatMoney(priceCents)}` })}
          </Checkbox>
        ))}
      </section>
      <section className={css.block} aria-labelledby="contact">
        <h2 id="contact" className={css.blockTitle}>
          {t.contactTitle}
        </h2>
        <div className={css.field}>
          <TextField
            label={t.emailLabel}
            description={t.emailHint}
            type="email"
            autoComplete="email"
            value={email}
            onChange={onEmailChange}
            error={email !== '' && !isEmail(email) ? t.emailError : undefined}
          />
        </div>
      </section>
      <section className={css.block} aria-labelledby="payment">
        <h2 id="payment" className={css.blockTitle}>
          {t.paymentTitle}
        </h2>
        <p className={css.quiet}>{t.paymentMethods({ methods: formatList(catalogue.paymentMethods) })}</p>
        <Alert tone="info" title={t.closedTitle}>
          {t.closedText}
        </Alert>
      </section>
    </>
  );
}
