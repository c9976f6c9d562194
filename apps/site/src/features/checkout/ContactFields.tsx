import type { Person } from '@duneline/machines';
import * as t from '@duneline/specs/messages/checkout';
import { ComboBox, TextField } from '@duneline/ui';
import { Link, useLocation } from 'react-router-dom';
import { countryOptions } from './countries.ts';
import type { OrderErrors } from './orderErrors.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

export interface ContactFieldsProps {
  readonly checkout: Checkout;
  readonly person: Person | null | undefined;
  readonly errors: OrderErrors;
}

/** The buyer and the billing country; restricted countries are rejected here, before the payment. */
export function ContactFields({ checkout: { view, change }, person, errors }: ContactFieldsProps) {
  const { email, fullName, country } = view.order;
  return (
    <>
      <Account person={person} email={email} />
      <div className={css.fields}>
        <TextField
          name="email"
          type="email"
          label={t.emailLabel}
          description={t.emailHint}
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(text) => change({ email: text })}
          errorMessage={errors.email}
          isRequired
        />
        <TextField
          name="fullName"
          label={t.fullNameLabel}
          autoComplete="name"
          maxLength={120}
          value={fullName}
          onChange={(text) => change({ fullName: text })}
          errorMessage={errors.fullName}
          isRequired
        />
        <ComboBox
          name="country"
          label={t.countryLabel}
          items={countryOptions}
          value={country || null}
          onChange={(code) => change({ country: code ?? '' })}
          errorMessage={errors.country}
          emptyLabel={t.countryNone}
          isRequired
        />
      </div>
    </>
  );
}

/** The signed-in user, or links to sign in or up; this browser keeps the basket meanwhile. */
function Account({ person, email }: { readonly person: Person | null | undefined; readonly email: string }) {
  const { pathname, search } = useLocation();
  const returnTo = `?returnTo=${encodeURIComponent(pathname + search)}`;
  if (person) return <p className={css.note}>{t.signedInAs({ name: person.email ?? person.phone ?? '' })}</p>;
  return (
    // It keeps its place until the session is known, so that no field moves.
    <p className={css.note} data-unknown={person === undefined || undefined}>
      {t.accountLead} <Link to={`/login${returnTo}`}>{t.signIn}</Link> {t.accountOr}{' '}
      <Link to={`/signup${returnTo}`} state={{ email }}>
        {t.createAccount}
      </Link>
      . {t.accountKept}
    </p>
  );
}
